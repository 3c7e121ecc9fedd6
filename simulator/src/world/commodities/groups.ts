import { construction } from './construction.ts'
import { education } from './education.ts'
import { engineering } from './engineering.ts'
import { food } from './food.ts'
import { household } from './household.ts'
import { it } from './it.ts'
import { medical } from './medical.ts'
import { office } from './office.ts'
import { services } from './services.ts'
import { subsoil } from './subsoil.ts'
import type { CommodityGroup } from './template.ts'
import { transport } from './transport.ts'
import { works } from './works.ts'

export const GROUPS: readonly CommodityGroup[] = [
  ...office, ...it, ...education, ...food, ...medical, ...construction, ...works, ...engineering, ...transport, ...services, ...household, ...subsoil,
]
