import { useLocation, useNavigate } from '@tanstack/react-router'

export const TEAMS_VIEWS = ['table', 'panels'] as const
export type TeamsView = (typeof TEAMS_VIEWS)[number]

/** One table of people and roles, or the panels of the specification; the choice is in the address. */
export function useTeamsView(): [TeamsView, (view: TeamsView) => void] {
  const search = useLocation({ select: (location): Record<string, unknown> => location.search })
  const navigate = useNavigate()
  const show = (view: TeamsView) =>
    void navigate({ to: '.', search: (view === 'table' ? {} : { view }) as never, replace: true })
  return [TEAMS_VIEWS.find((view) => view === search['view']) ?? 'table', show]
}
