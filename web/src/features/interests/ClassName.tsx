import { useLanguage } from '../../i18n/texts.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import type { EnsTruClass } from './interest-form.ts'

/** The code and the name of an ENS TRU class; in Russian where the catalogue has it in no other language. */
export function ClassName({ ensTruClass: { code, nameRu, nameKz } }: { ensTruClass: EnsTruClass }) {
  const isKazakh = useLanguage() === 'kz' && nameKz !== null
  const name = isKazakh ? nameKz : (nameRu ?? nameKz)
  const language = isKazakh || nameRu === null ? 'kz' : 'ru'
  return (
    <span>
      {code}
      {name && (
        <>
          {' '}
          <SourceText text={name} language={language} />
        </>
      )}
    </span>
  )
}
