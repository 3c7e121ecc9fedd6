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
  const response = await fetch(`${inject('portalsUrl')}/control/acts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ act, source: 'ows', id, ...more }),
  })
  if (!response.ok) throw new Error(`${act}: ${response.status} ${await response.text()}`)
}
