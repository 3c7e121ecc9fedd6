/** Ids and secrets of the examples. A test replaces them by real values before it sends an example to a server. */
export const STAND_INS = {
  workspaceId: '019a5b02-77c1-7d3e-8a64-2f1b9c0de501',
  pendingWorkspaceId: '019a5b0c-1e9a-7b52-9d07-63ac41f8e702',
  subscriptionId: '019a5b11-4c3d-7f86-b2e9-8d5570a9c303',
  email: 'aigerim@akzhol-snab.example',
  password: 'zhailau-tan-shuaq',
  userId: '019a5b1f-90b7-7a14-8c3b-5be2d671a404',
  sessionId: '019a5b21-3f4c-7b90-8e7d-915c2a6f0d08',
  memberId: '019a5b23-6d28-7e0f-a915-04c7f3b82e05',
  interestId: '019a5b2e-b35f-7c69-9f42-a1d80e64c706',
  companyListId: '019a5b37-08e4-7192-86dd-f7c923b51a07',
  /** no profile uses it, so it can be deleted */
  unusedCompanyListId: '019a5b39-4c10-7aa2-9f3b-1d6e80b7c209',
  /** tokens of unused links in e-mails */
  resetPasswordToken: 'wQ3nVt8sKz0pLx5eRb7cYd2fHj4gMu6aTi9oXk1qSvE',
  confirmEmailToken: 'Vq3mT8wZc1Rk6LpXy0HsNd5JbUa2GfEo7QtYiWxKv9M',
  cancelEmailChangeToken: 'Zr7uK2yBd4Nf9MqVx1JtPc6HgWe3SaLo8RkTiYjDv5X',
  /** of a letter about the work on lots; it never expires */
  unsubscribeLink: 'AZpbH5C3ehSMO1vi1nGkBAh2bQm1sXy7Rk0tVw9LcPzE',
  /** a subscription that the operator assigns: it begins now */
  subscriptionStart: '2026-10-01T00:00:00.000Z',
  subscriptionEnd: '2027-01-01T00:00:00.000Z',
  /** an uploaded file that nothing uses yet */
  fileId: '019a5b41-2d77-7c05-9b1e-3a8f60d4e110',
  companyDocumentId: '019a5b44-5e12-7f3a-8d60-7c29b1f4a311',
  /** on a document of lotId */
  workFileId: '019a5b48-7716-7e91-8f25-b60c3d9a0413',
  /** no lot uses it */
  unusedCompanyDocumentId: '019a5b46-9a08-7b6d-a3c4-50e7d218f612',
  lotId: 4_182_731,
  tenderId: 1_720_458,
  /** a lot of the announcement that replaces that of lotId */
  laterLotId: 4_190_017,
  /** companies of the catalogue */
  customerId: 5_210,
  supplierId: 20_311,
  /** of the person who calls; one of them is deleted */
  savedSearchId: '019a5b52-8c40-7d11-9e27-3b6f50a4c10b',
  otherSavedSearchId: '019a5b52-8c41-7a9e-8f63-92d1e7b3540c',
  /** an import that was not undone */
  resultImportId: '019a5b5a-3c62-7b0e-8d91-4e7f20a6b50e',
  /** of the person who calls */
  commentId: '019a5b44-2e71-7c0d-9b58-6a3f10d2e80a',
} as const

export type StandIn = keyof typeof STAND_INS
