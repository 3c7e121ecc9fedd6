import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import { MemberActions } from './MemberActions.tsx'
import { MemberTitle, OptionalText } from './MemberFacts.tsx'
import type { MemberAction } from './member-action.ts'
import { isTeam, type Member, type Panel } from './panels.ts'
import classes from './TeamPanel.module.css'

interface TeamPanelProps {
  panel: Panel
  narrow: boolean
  selfId: string
  lastAdminId: string | null
  onAction(action: MemberAction): void
}

export function TeamPanel({ panel: { name, members }, narrow, selfId, lastAdminId, onAction }: TeamPanelProps) {
  const texts = useTexts('team')
  const { title, about } = isTeam(name) ? texts.teams[name] : texts[name]
  const getMemberProps = (member: Member) => ({
    key: member.id,
    member,
    panel: name,
    isSelf: member.id === selfId,
    isLastAdmin: member.id === lastAdminId,
    onAction,
  })
  return (
    <section className={classes.panel} aria-label={title} data-panel={name}>
      <header className={classes.head}>
        <h2 className={classes.title}>
          {title} <span className={classes.count}>{formatNumber(members.length)}</span>
        </h2>
        <p className={classes.about}>{about}</p>
      </header>
      {members.length === 0 ? (
        <p className={classes.empty}>{texts.empty}</p>
      ) : narrow ? (
        members.map((member) => <MemberCard {...getMemberProps(member)} key={member.id} />)
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col" className={classes.nameColumn}>
                {texts.columns.name}
              </th>
              <th scope="col">{texts.columns.position}</th>
              <th scope="col">{texts.columns.email}</th>
              <th scope="col" className={classes.phoneColumn}>
                {texts.columns.phone}
              </th>
              <th scope="col" className={classes.actionsColumn}>
                <span className="visually-hidden">{texts.columns.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <MemberRow {...getMemberProps(member)} key={member.id} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

type MemberProps = Parameters<typeof MemberActions>[0]

function MemberRow(props: MemberProps) {
  const { member, panel, isSelf } = props
  return (
    <tr data-member={member.id}>
      <td>
        <MemberTitle member={member} panel={panel} isSelf={isSelf} />
      </td>
      <td>
        <OptionalText text={member.position} />
      </td>
      <td>
        <OptionalText text={member.email} />
      </td>
      <td>
        <OptionalText text={member.phone} />
      </td>
      <td className={classes.actions}>
        <MemberActions {...props} />
      </td>
    </tr>
  )
}

function MemberCard(props: MemberProps) {
  const { member, panel, isSelf } = props
  return (
    <div className={classes.card} data-member={member.id}>
      <div className={classes.person}>
        <MemberTitle member={member} panel={panel} isSelf={isSelf} />
        {[member.position, member.email, member.phone].map((text) => text && <OptionalText key={text} text={text} />)}
      </div>
      <div className={classes.actions}>
        <MemberActions {...props} />
      </div>
    </div>
  )
}
