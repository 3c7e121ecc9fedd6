import { Menu } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useTexts } from '../../../i18n/texts.ts'
import { COLUMN_NAMES, type ColumnName } from './lot-columns.ts'
import classes from '../filter/FilterPanel.module.css'

interface ColumnsMenuProps {
  hidden: readonly ColumnName[]
  onHide(hidden: ColumnName[]): void
  hasMatch: boolean
}

/** Which columns the table has. The name is always there. */
export function ColumnsMenu({ hidden, onHide, hasMatch }: ColumnsMenuProps) {
  const label = useTexts('lot-filter').columns
  const { columns } = useTexts('lots')
  const choices = COLUMN_NAMES.filter((name) => name !== 'name' && (name !== 'percent' || hasMatch))
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <button type="button" className={classes.button}>
          <IconColumns3 size={17} stroke={1.7} aria-hidden />
          {label}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map((name) => (
          <Menu.CheckboxItem
            key={name}
            checked={!hidden.includes(name)}
            onChange={(isShown) => onHide(isShown ? hidden.filter((one) => one !== name) : [...hidden, name])}
          >
            {columns[name]}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
