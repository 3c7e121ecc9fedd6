import type { OperatorDetails } from '@tendertap/contract/entities/operator-details'
import type { LegalLanguage } from '@tendertap/domain/languages'
import { useTexts } from '../../i18n/texts.ts'
import type { LegalText } from './legal-text.ts'
import { splitIntoPieces, type Piece } from './pieces.ts'
import classes from './LegalPage.module.css'

interface LegalArticleProps {
  text: LegalText
  /** null while they are not known */
  operator: OperatorDetails | null
  language: LegalLanguage
}

export function LegalArticle({ text, operator, language }: LegalArticleProps) {
  const { legal } = useTexts('public')
  const renderLine = (line: string) => splitIntoPieces(line, operator, language).map(renderPiece)
  return (
    <article className={classes.article}>
      <h1 className={classes.title}>{text.title}</h1>
      <p className={classes.edition}>{text.edition}</p>
      <p>{renderLine(text.preamble)}</p>
      <nav className={classes.contents} aria-label={legal.contents}>
        <ol>
          {text.sections.map(({ title }, index) => (
            <li key={title}>
              <a href={`#section-${index + 1}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {text.sections.map(({ title, clauses }, index) => (
        <section key={title} id={`section-${index + 1}`}>
          <h2 className={classes.heading}>
            {index + 1}. {title}
          </h2>
          {clauses.map((clause, clauseIndex) => (
            // The clauses of a document never move, so their index is their key.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={clauseIndex} className={classes.clause}>
              <span className={classes.number}>
                {index + 1}.{clauseIndex + 1}.
              </span>
              <div>
                <p>{renderLine(typeof clause === 'string' ? clause : clause.text)}</p>
                {typeof clause !== 'string' && (
                  <ul>
                    {clause.list.map((entry) => (
                      <li key={entry}>{renderLine(entry)}</li>
                    ))}
                  </ul>
                )}
              </div>
            </div>
          ))}
        </section>
      ))}
    </article>
  )
}

function renderPiece(piece: Piece, index: number) {
  if (typeof piece === 'string') return piece
  const { text, href, isExternal } = piece
  // data-source: the operator's own words and addresses, which no language of ours has to know.
  if (href === null) {
    return (
      <span key={index} data-source>
        {text}
      </span>
    )
  }
  return (
    <a key={index} href={href} {...(isExternal && { target: '_blank', rel: 'noopener' })} data-source>
      {text}
    </a>
  )
}
