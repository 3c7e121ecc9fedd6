import { Absent } from '../../ui/Absent.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { MetaLine } from '../../ui/MetaLine.tsx'
import { useKitTexts } from '../texts.ts'

export function FactsSection() {
  const { columns, long, short, sentence, tones } = useKitTexts()
  const facts = [
    { label: columns.name, value: long },
    { label: columns.price, value: '1 250 000' },
    { label: columns.day, value: null },
  ]
  return (
    <>
      <Facts facts={facts} note={sentence} />
      <Facts facts={facts} layout="grid" />
      <MetaLine items={[short, null, '15.11.2026', tones.good]} />
      <MetaLine items={[long, long, long]} isOneLine />
      <Absent />
    </>
  )
}
