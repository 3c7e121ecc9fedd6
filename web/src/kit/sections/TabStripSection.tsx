import { BackLink } from '../../ui/page/BackLink.tsx'
import { tabClass, TabStrip } from '../../ui/page/TabStrip.tsx'
import { useKitTexts } from '../texts.ts'

const PLACES = ['edge', 'page'] as const

export function TabStripSection() {
  const { period, short } = useKitTexts()
  return (
    <>
      {PLACES.map((place) => (
        <TabStrip key={place} label={period.label} place={place}>
          {period.choices.map((text, index) => (
            <a key={text} href="#TabStrip" className={tabClass} data-active={index === 0 || undefined}>
              {text}
            </a>
          ))}
        </TabStrip>
      ))}
      <BackLink href="#TabStrip" onFollow={(href) => location.assign(href)}>
        {short}
      </BackLink>
    </>
  )
}
