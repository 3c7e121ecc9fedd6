import type { OwnCompany } from '@tendertap/domain/lot-results/results'
import { sql } from 'kysely'

/** The company of workspace o, to recognise it among the winners. */
export const OWN_COMPANY = sql<OwnCompany>`json_build_object('names', json_build_array(o.company_name, o.name), 'bin', o.bin)`
