import { Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { isLanguage, getLocale } from '@tendertap/domain/languages'
import { changeLanguage } from '../../features/session/current-session.ts'
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import classes from './Header.module.css'

export function LanguageMenu() {
  const { label } = useTexts('public').language
  const language = useLanguage()
  const current = LANGUAGE_NAMES.find((entry) => entry.language === language)
  return (
    <Menu position="bottom-end" width={160}>
      <Menu.Target>
        <button type="button" className={classes.trigger}>
          <span className="visually-hidden">
            {label}: {current?.name}{' '}
          </span>
          {current?.short}
          <IconChevronDown size={14} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={language} onChange={(value) => isLanguage(value) && void changeLanguage(value)}>
          {LANGUAGE_NAMES.map((entry) => (
            <Menu.RadioItem
              key={entry.language}
              value={entry.language}
              lang={getLocale(entry.language)}
              closeMenuOnClick
            >
              {entry.name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
