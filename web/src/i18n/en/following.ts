import type { FollowingTexts } from '../ru/following.ts'

export const texts: FollowingTexts = {
  follow: 'Follow',
  followed: 'Following',
  unfollow: 'Stop following',
  theCustomer: 'the customer',
  theTender: 'the tender',
  title: 'You follow',
  customer: 'Customer',
  tender: 'Tender',
  empty: 'Press “Follow” beside a customer or on the page of a tender: we tell you of new lots and of changes.',
  ended: 'You no longer follow it',
  undo: 'Undo',
  loadFailed: 'What you follow could not be loaded',
  failed: 'It did not work',
}
