import { guessLanguage } from '@tendertap/domain/languages'
import { TEAMS } from '@tendertap/domain/roles'
import { toTeamNames } from '@tendertap/domain/team/teams'
import { useTexts } from '../../i18n/texts.ts'
import { Chip } from '../../ui/Chip.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { MemberName } from './MemberName.tsx'
import { isTeam, type Member, type PanelName } from './panels.ts'
import classes from './TeamPanel.module.css'

interface MemberTitleProps {
  member: Member
  panel: PanelName
  isSelf: boolean
}

/** The name; in panels other than a team also the teams of the member. */
export function MemberTitle({ member, panel, isSelf }: MemberTitleProps) {
  const texts = useTexts('team')
  const { roles } = useTexts('account')
  const teams = isTeam(panel) ? [] : toTeamNames(member.roles)
  return (
    <>
      <span className={classes.name}>
        <MemberName member={member} />
        {isSelf && <span className={classes.self}> {texts.you}</span>}
      </span>
      {teams.length > 0 && (
        <span className={classes.roles}>
          {teams.map((team) => (
            <Chip key={team}>{roles[TEAMS[team]]}</Chip>
          ))}
        </span>
      )}
    </>
  )
}

/** A text that a person typed, or a dash. */
export function OptionalText({ text }: { text: string | null }) {
  return text ? <SourceText text={text} language={guessLanguage(text)} /> : <>–</>
}
