import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import {
  mayImportResults,
  mayOpenAdmin,
  mayOpenAudit,
  mayOpenCompanyDocuments,
  mayOpenSuperadmin,
} from '@tendertap/domain/navigation'
import type { Me } from '../../features/session/session.ts'
import { useTexts } from '../../i18n/texts.ts'

/**
 * spec 1 §2: the admin link for administrators only, the superadmin link for the operator; the library of documents
 * (ours) for those who see the work, the import of past results (ours) for those who may bring them along, the log
 * (ours) for those who answer for the workspace.
 */
export function WorkspaceItems({ me: { roles } }: { me: Me }) {
  const texts = useTexts('account')
  if (!mayOpenAudit(roles) && !mayOpenCompanyDocuments(roles)) return null
  return (
    <>
      <Menu.Divider />
      {mayOpenCompanyDocuments(roles) && (
        <Menu.Item renderRoot={(props) => <Link to="/company-documents" {...props} />}>
          {texts.companyDocuments}
        </Menu.Item>
      )}
      {mayImportResults(roles) && (
        <Menu.Item renderRoot={(props) => <Link to="/past-results" {...props} />}>{texts.importResults}</Menu.Item>
      )}
      {mayOpenAdmin(roles) && (
        <Menu.Item renderRoot={(props) => <Link to="/admin" {...props} />}>{texts.admin.title}</Menu.Item>
      )}
      {mayOpenSuperadmin(roles) && (
        <Menu.Item renderRoot={(props) => <Link to="/superadmin" {...props} />}>{texts.superadmin}</Menu.Item>
      )}
      {mayOpenAudit(roles) && (
        <Menu.Item renderRoot={(props) => <Link to="/audit" {...props} />}>{texts.audit}</Menu.Item>
      )}
    </>
  )
}
