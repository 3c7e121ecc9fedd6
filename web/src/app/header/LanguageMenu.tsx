import { Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { isLanguage, getLocale } from '@tendertap/domain/languages'
import { changeLanguage } from '../../features/session/current-session.ts'
import { findErrorText } from '../../i18n/error-text.ts'
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts'
import { getTexts, useLanguage, useTexts } from '../../i18n/texts.ts'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import classes from './Header.module.css'

async function choose(value: string): Promise<void> {
  if (!isLanguage(value)) return
  try {
    await changeLanguage(value)
  } catch (error) {
    // The general text first, the reason after it.
    showSnackbar('error', [getTexts('account').languageNotSaved, findErrorText(error)].filter(Boolean).join('. '))
  }
}

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
        <Menu.RadioGroup value={language} onChange={(value) => void choose(value)}>
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
