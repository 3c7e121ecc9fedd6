import { TeamsPage } from '../../features/team/TeamsPage.tsx'
import { WorkspaceData } from '../../features/exports/WorkspaceData.tsx'

/** The company’s people, and all its data to take along. */
export function TeamsRoute() {
  return (
    <>
      <TeamsPage />
      <WorkspaceData />
    </>
  )
}
