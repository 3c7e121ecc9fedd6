import { Heading } from '../../ui/Heading.tsx'
import { useKitTexts } from '../texts.ts'

const LOOKS = ['page', 'panel', 'section', 'label'] as const

export function HeadingSection() {
  const { short } = useKitTexts()
  return LOOKS.map((look) => (
    <Heading key={look} level={3} look={look}>
      {short}
    </Heading>
  ))
}
