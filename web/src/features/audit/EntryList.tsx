import { formatDateTime } from '@tendertap/domain/clock'
import { useTexts } from '../../i18n/texts.ts'
import { DataTable } from '../../ui/list/DataTable.tsx'
import { EntryAction, EntryCard, EntryObject, EntryPerson } from './EntryParts.tsx'
import type { Entry } from './use-entries.ts'

interface EntryListProps {
  entries: readonly Entry[]
  isStale: boolean
}

/** One line for each entry; what is cut off is shown when the pointer rests on it. */
export function EntryList({ entries, isStale }: EntryListProps) {
  const { columns, title } = useTexts('audit')
  return (
    <DataTable
      label={title}
      rows={entries}
      isStale={isStale}
      getKey={({ id }) => id}
      getAttributes={({ outcome }) => ({ 'data-entry': true, 'data-outcome': outcome })}
      columns={[
        { name: 'at', title: columns.at, width: 152, render: ({ at }) => formatDateTime(at) },
        {
          name: 'person',
          title: columns.person,
          width: '18%',
          render: (entry) => (
            <div
              className="one-line"
              title={entry.person?.fullName ?? undefined}
              data-source={entry.person?.fullName ? true : undefined}
            >
              <EntryPerson entry={entry} />
            </div>
          ),
        },
        { name: 'action', title: columns.action, render: (entry) => <EntryAction entry={entry} /> },
        {
          name: 'object',
          title: columns.object,
          width: '18%',
          render: (entry) =>
            entry.objectId === null ? null : (
              <div className="one-line" title={entry.objectName ?? undefined} data-source>
                <EntryObject entry={entry} />
              </div>
            ),
        },
        {
          name: 'address',
          title: columns.address,
          width: 152,
          render: ({ ip }) =>
            ip && (
              <div className="one-line" title={ip} data-source>
                {ip}
              </div>
            ),
        },
      ]}
      renderCard={(entry) => <EntryCard entry={entry} />}
    />
  )
}
