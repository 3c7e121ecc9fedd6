import { Button, Menu } from '@mantine/core'
import { IconLayoutList } from '@tabler/icons-react'
import { useTexts } from '../../../i18n/texts.ts'
import { COLUMN_NAMES, type ColumnName } from './lot-columns.ts'
import { ROW_DENSITIES, toRowDensity, type RowDensity } from './row-density.ts'

interface ViewMenuProps {
  hidden: readonly ColumnName[]
  onHide(hidden: ColumnName[]): void
  hasMatch: boolean
  density: RowDensity
  onDensity(density: RowDensity): void
}

/** How the table looks: how tall its rows are, and which columns it has. The name is always there. */
export function ViewMenu({ hidden, onHide, hasMatch, density, onDensity }: ViewMenuProps) {
  const texts = useTexts('lots')
  const choices = COLUMN_NAMES.filter((name) => name !== 'name' && (name !== 'percent' || hasMatch))
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconLayoutList size={17} stroke={1.7} aria-hidden />}>
          {texts.view}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{texts.density}</Menu.Label>
        <Menu.RadioGroup value={density} onChange={(value) => onDensity(toRowDensity(value))}>
          {ROW_DENSITIES.map((choice) => (
            <Menu.RadioItem key={choice} value={choice}>
              {texts.densities[choice]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Label>{texts.shownColumns}</Menu.Label>
        {choices.map((name) => (
          <Menu.CheckboxItem
            key={name}
            checked={!hidden.includes(name)}
            onChange={(isShown) => onHide(isShown ? hidden.filter((one) => one !== name) : [...hidden, name])}
          >
            {texts.columns[name]}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
