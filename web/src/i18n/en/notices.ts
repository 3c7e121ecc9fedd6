import type { NoticesTexts } from '../ru/notices.ts'

export const texts: NoticesTexts = {
  isNew: 'New.',
  days: { today: 'Today', yesterday: 'Yesterday' },
  markAll: 'Mark all as read',
  markFailed: 'Could not be marked as read',
  more: 'More',
  settings: 'Notification settings',
  failed: 'The notifications could not be loaded',
  empty: 'Nothing new yet',
  emptyText:
    'Suitable lots, changes on the portal, mentions by colleagues and steps that wait for you will appear here.',
}
