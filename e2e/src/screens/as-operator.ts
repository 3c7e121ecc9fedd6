import type { Route } from 'playwright-core'

/** The demo's operator speaks Russian, so a person of the demo is answered as if they were one. */
export async function asOperator(route: Route): Promise<void> {
  const response = await route.fetch()
  const me = (await response.json()) as object
  await route.fulfill({
    response,
    json: {
      ...me,
      roles: ['superadmin'],
      UserRolesOfUser: [{ role: 'superadmin' }],
      WorkspaceId: null,
      Workspace: null,
      subscription: null,
    },
  })
}
