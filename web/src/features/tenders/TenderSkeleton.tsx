import { Skeleton } from '@mantine/core'
import { useTexts } from '../../i18n/texts.ts'
import factsClasses from './TenderFacts.module.css'
import classes from './TenderPage.module.css'

const SIZES = ['wide', ...Array.from({ length: 8 }, () => undefined), 'wide-on-narrow', 'wide-on-narrow']

/** The outline of the page while the tender loads. It has the same layout, so nothing moves afterwards. */
export function TenderSkeleton() {
  const { loading } = useTexts('tenders')
  return (
    <div className={classes.page} aria-busy>
      <span className="visually-hidden" role="status">
        {loading}
      </span>
      <div aria-hidden>
        <Skeleton height={13} width={180} mt={4} />
        <Skeleton height={24} width="54%" mt={10} mb={4} />
      </div>
      <div className={classes.columns} aria-hidden>
        <div className={classes.main}>
          <div className={factsClasses.facts}>
            {SIZES.map((size, fact) => (
              // oxlint-disable-next-line react/no-array-index-key -- they are all alike and never move
              <div key={fact} className={factsClasses.fact} data-size={size}>
                <Skeleton height={11} width={96} mt={4} />
                <Skeleton height={14} width="72%" mt={10} mb={3} />
              </div>
            ))}
          </div>
          <div className={classes.panel}>
            <Skeleton height={16} width={160} mb={18} />
            <Skeleton height={36} mb={8} />
            <Skeleton height={36} />
          </div>
          <div className={classes.panel}>
            <Skeleton height={16} width={90} mb={18} />
            <Skeleton height={160} />
          </div>
        </div>
        <div className={classes.panel}>
          <Skeleton height={16} width={160} mb={18} />
          <Skeleton height={64} />
        </div>
      </div>
    </div>
  )
}
