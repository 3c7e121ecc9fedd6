import { formatDateTime } from '@tendertap/domain/clock'
import { useTexts } from '../../i18n/texts.ts'
import { EntryAction, EntryObject, EntryPerson } from './EntryParts.tsx'
import tableClasses from '../../ui/list/table.module.css'
import type { Entry } from './use-entries.ts'
import classes from './AuditPage.module.css'

interface EntryListProps {
  entries: readonly Entry[]
  isStale: boolean
}

export function EntryTable({ entries, isStale }: EntryListProps) {
  const { columns, title } = useTexts('audit')
  return (
    <table className={`${tableClasses.table} ${classes.table}`} aria-busy={isStale} aria-label={title}>
      <thead>
        <tr>
          <th scope="col" className={classes.at}>
            {columns.at}
          </th>
          <th scope="col" className={classes.person}>
            {columns.person}
          </th>
          <th scope="col">{columns.action}</th>
          <th scope="col" className={classes.about}>
            {columns.object}
          </th>
          <th scope="col" className={classes.address}>
            {columns.address}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} data-entry data-outcome={entry.outcome}>
            <td>{formatDateTime(entry.at)}</td>
            <td>
              <EntryPerson entry={entry} />
            </td>
            <td>
              <EntryAction entry={entry} />
            </td>
            <td>
              <EntryObject entry={entry} />
            </td>
            <td className={classes.quiet}>
              <span data-source>{entry.ip ?? '–'}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function EntryCards({ entries, isStale }: EntryListProps) {
  return (
    <ul className={tableClasses.cards} aria-busy={isStale}>
      {entries.map((entry) => (
        <li key={entry.id} className={classes.card} data-entry data-outcome={entry.outcome}>
          <div className={classes.cardHead}>
            <EntryPerson entry={entry} />
            <span className={classes.when}>{formatDateTime(entry.at)}</span>
          </div>
          <EntryAction entry={entry} />
          <div className={classes.cardFoot}>
            {entry.objectId !== null && <EntryObject entry={entry} />}
            {entry.ip && <span data-source>{entry.ip}</span>}
          </div>
        </li>
      ))}
    </ul>
  )
}
