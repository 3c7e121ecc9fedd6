import { QrCode } from '../../ui/QrCode.tsx'
import { useKitTexts } from '../texts.ts'
import classes from './QrCodeSection.module.css'

export function QrCodeSection() {
  return <QrCode text="https://tendertap.example" label={useKitTexts().picture} className={classes.code} />
}
