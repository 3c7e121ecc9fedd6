import type { dossier } from '../calls/dossier.ts'
import type { Examples } from './example.ts'
import { STAND_INS } from './stand-ins.ts'

export const dossierExamples: Examples<keyof typeof dossier> = {
  'lots/getDossier': [{ input: { lotId: STAND_INS.lotId, language: 'ru' }, output: {} }],
}
