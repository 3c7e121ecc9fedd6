// The customers and tenders that a person follows.
export const texts = {
  follow: 'Следить',
  followed: 'Вы следите',
  unfollow: 'Больше не следить',
  theCustomer: 'за заказчиком',
  theTender: 'за закупкой',
  title: 'Вы следите',
  customer: 'Заказчик',
  tender: 'Закупка',
  empty: 'Нажмите «Следить» у заказчика или на странице закупки: сообщим о новых лотах и об изменениях.',
  ended: 'Вы больше не следите',
  undo: 'Отменить',
  loadFailed: 'Не удалось загрузить, за чем вы следите',
  failed: 'Не получилось',
}

export type FollowingTexts = typeof texts
