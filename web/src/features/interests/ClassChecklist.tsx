import { Box } from '@mantine/core'
import { Checklist } from '../lots/filter/Checklist.tsx'
import { ClassName } from './ClassName.tsx'
import type { EnsTruClass } from './interest-form.ts'

interface ClassChecklistProps {
  label: string
  classes: readonly EnsTruClass[]
  /** those chosen may include others than `classes` */
  chosen: readonly EnsTruClass[]
  onChange(chosen: EnsTruClass[]): void
}

export function ClassChecklist({ label, classes, chosen, onChange }: ClassChecklistProps) {
  const known = [...chosen, ...classes]
  return (
    <Box mah={280} style={{ overflowY: 'auto' }}>
      <Checklist
        label={label}
        options={classes.map((one) => ({ value: one.code, text: <ClassName ensTruClass={one} />, count: null }))}
        chosen={chosen.map(({ code }) => code)}
        isExact
        onChange={(codes) => onChange(codes.flatMap((code) => known.find((one) => one.code === code) ?? []))}
      />
    </Box>
  )
}
