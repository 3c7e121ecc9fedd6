import { DAYS_AFTER, DAYS_BEFORE } from '@tendertap/domain/guarantees/days'
import { EXPECTED_RESULT_DAYS } from '@tendertap/domain/guarantees/security'
import { analyticsWords } from '@tendertap/domain/words/analytics/kz'
import type { GuaranteesTexts } from '../ru/guarantees.ts'

const { guarantees } = analyticsWords

export const texts: GuaranteesTexts = {
  figures: guarantees.figures,
  formulas: {
    now: 'Орналастырылған, қорытындысы әлі белгісіз өтінімдердің және өтінім қабылдауы бүгін аяқталатын немесе мерзімі белгісіз жұмыстағы лоттардың қамтамасыздығы. Қамтамасыздық = лоттың жоспарланған сомасы × портал жариялаған пайыз.',
    peak: `Алдағы ${DAYS_AFTER} күндегі бір күнге түсетін ең үлкен сома: орналастырылған өтінімдер мен жұмыстағы лоттар. Жұмыстағы лоттың ақшасы өтінім қабылдау аяқталған күннен бұғатталады деп есептеледі, қорытынды одан ${EXPECTED_RESULT_DAYS} күннен кейін күтіледі.`,
    peakDay: 'Сома ең үлкен болатын бірінші күн.',
  },
  days: guarantees.days,
  daysAbout: `Өтінім қамтамасыздығына қанша ақша бұғатталған: өткен ${DAYS_BEFORE} күн және алдағы ${DAYS_AFTER} күн.`,
  chartAbout:
    'Диаграмма: қамтамасыздыққа күн сайын қанша ақша бұғатталған. Кестеде бүгіннен басталатын күндер, Excel файлында – барлығы.',
  placed: guarantees.placed,
  planned: guarantees.planned,
  ofThemPlanned: (amount) => `дайындалуда ${amount}`,
  columns: guarantees.columns,
  lotsOf: (day) => `${day} күнгі қамтамасыздық`,
  today: 'бүгін',
  empty: 'Бұғатталған ақша жоқ',
  emptyText: 'Портал өтінім қамтамасыздығын жариялаған лоттар жұмысқа алынғанда, сомалар осында шығады.',
  unpublished: (shown) => `Қамтамасыздығы жарияланбаған ${shown} лот сомаға кірмейді.`,
  unpublishedLots: analyticsWords.inFiles.unpublished,
  percentOf: (percent) => `жоспарланған соманың ${percent}\u00A0%-ы`,
  held: (from, until) => `${from} – ${until}`,
  none: 'Бұл күні бұғатталған ақша жоқ',
  lot: {
    adds: (amount, percent) => `${amount} бұғатталады (${percent}\u00A0%)`,
    holds: (amount, percent) => `${amount} бұғатталған (${percent}\u00A0%)`,
    peak: (amount, day) => `онымен ең көбі – ${amount}, ${day}`,
    counted: (from) => `${from} күнінен бастап, сомаларға кірген`,
    until: (day) => `қайтуы күтілетін күн – ${day}`,
  },
}
