// What a customer does on the portal while a journey goes on.
import type { ActName, ActOrder } from '@tendertap/simulator/portals/world/orders'
import { inject } from 'vitest'

/** Has the state portal change an announcement, named by the address of its page. */
export async function changeAnnouncement(
  act: ActName,
  announcementUrl: string,
  more: Pick<ActOrder, 'document'> = {},
): Promise<void> {
  const id = /(\d+)$/.exec(announcementUrl)?.[1]
  if (!id) throw new Error(`no number in ${announcementUrl}`)
  await order({ act, source: 'ows', id, ...more })
}

/** Has the state portal publish a new announcement: of one lot with this name, or of anything. */
export const publishAnnouncement = (item?: string): Promise<void> =>
  order({ act: 'publish', source: 'ows', ...(item !== undefined && { item }) })

async function order(act: ActOrder): Promise<void> {
  const response = await fetch(`${inject('portalsUrl')}/control/acts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(act),
  })
  if (!response.ok) throw new Error(`${act.act}: ${response.status} ${await response.text()}`)
}
