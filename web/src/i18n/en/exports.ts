import type { ExportsTexts } from '../ru/exports.ts'

export const texts: ExportsTexts = {
  title: 'Company data',
  about:
    'All data of the workspace in one archive: profiles, lists, votes, work, results, the log and your files. You can download it even after the subscription has ended.',
  save: 'Download all data',
}
