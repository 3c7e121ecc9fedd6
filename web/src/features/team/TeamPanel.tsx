import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import { MemberActions } from './MemberActions.tsx'
import { MemberTitle, Written } from './MemberFacts.tsx'
import type { MemberAct } from './member-act.ts'
import { isTeam, type Member, type Panel } from './panels.ts'
import classes from './TeamPanel.module.css'

interface TeamPanelProps {
  panel: Panel
  narrow: boolean
  selfId: string
  lastAdminId: string | null
  onAct(act: MemberAct): void
}

export function TeamPanel({ panel: { name, members }, narrow, selfId, lastAdminId, onAct }: TeamPanelProps) {
  const texts = useTexts('team')
  const { title, about } = isTeam(name) ? texts.teams[name] : texts[name]
  const parts = (member: Member) => ({
    key: member.id,
    member,
    panel: name,
    isSelf: member.id === selfId,
    isLastAdmin: member.id === lastAdminId,
    onAct,
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
        members.map((member) => <MemberCard {...parts(member)} key={member.id} />)
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
              <MemberRow {...parts(member)} key={member.id} />
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
        <Written text={member.position} />
      </td>
      <td>
        <Written text={member.email} />
      </td>
      <td>
        <Written text={member.phone} />
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
        {[member.position, member.email, member.phone].map((text) => text && <Written key={text} text={text} />)}
      </div>
      <div className={classes.actions}>
        <MemberActions {...props} />
      </div>
    </div>
  )
}
