// Is the winner of a sheet our own company? In sheets of one's own the legal form is often left out or written in full.
import { toCompanyKey } from '../company-lists/names.ts'
import { isOwnCompany, type OwnCompany } from '../lot-results/results.ts'

/** The first spelling stands for the others. In Kazakh and English the form follows the name. */
const FORMS = [
  'тоо|товарищество с ограниченной ответственностью|жшс|жауапкершілігі шектеулі серіктестігі|llp',
  'ао|акционерное общество|ақ|акционерлік қоғамы|jsc',
  'ип|индивидуальный предприниматель|жк|жеке кәсіпкер',
].map((line) => line.split('|'))

interface Name {
  /** null: none is written */
  form: string | null
  bare: string
}

function readName(name: string): Name {
  const key = toCompanyKey(name).replaceAll(',', '')
  for (const [form = '', ...others] of FORMS)
    for (const spelling of [form, ...others]) {
      if (key.startsWith(`${spelling} `)) return { form, bare: key.slice(spelling.length + 1) }
      if (key.endsWith(` ${spelling}`)) return { form, bare: key.slice(0, -spelling.length - 1) }
    }
  return { form: null, bare: key }
}

/** RESOLUTIONS §8: quotes, case and spaces make no difference, nor does a missing form; two forms are two companies. */
export function isOwnName(winner: string, own: OwnCompany): boolean {
  if (isOwnCompany({ name: winner }, own)) return true
  const { form, bare } = readName(winner)
  return own.names.some((name) => {
    const ours = readName(name ?? '')
    return bare !== '' && bare === ours.bare && (form === null || ours.form === null || form === ours.form)
  })
}
