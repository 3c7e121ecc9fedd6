import type { ReactNode, Ref } from 'react'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { Heading } from '../Heading.tsx'
import { TitleLine } from '../TitleLine.tsx'
import classes from './Page.module.css'

interface PageProps {
  title: string
  /** stands in the place of the title's words, when the tab is called otherwise */
  heading?: ReactNode
  /** only read aloud, without actions and `about`: the marked tab names the page already */
  isTitleHidden?: boolean
  titleRef?: Ref<HTMLHeadingElement>
  /** above the title: the way back */
  back?: ReactNode
  /** under the title: what the page is about */
  about?: ReactNode
  /** at the end of the title's line */
  actions?: ReactNode
  /** wide: a list that uses the whole window; reading: a text or a form */
  width?: 'wide' | 'reading'
  children: ReactNode
}

/** The content of every signed-in page: one title, one width, the same distances. */
export function Page({
  title,
  heading: words = title,
  isTitleHidden = false,
  titleRef,
  back,
  about,
  actions,
  width = 'wide',
  children,
}: PageProps) {
  usePageTitle(title)
  const heading = (
    <Heading level={1} look="page" {...(titleRef && { ref: titleRef })}>
      {words}
    </Heading>
  )
  return (
    <div className={classes.page} data-width={width}>
      {back}
      {isTitleHidden ? (
        <div className="visually-hidden">{heading}</div>
      ) : (
        <TitleLine actions={actions} about={about}>
          {heading}
        </TitleLine>
      )}
      {children}
    </div>
  )
}
