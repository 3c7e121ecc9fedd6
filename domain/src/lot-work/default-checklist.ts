// The documents to collect for a lot that has just been taken into work: what an application for a price request or a
// competition usually needs.
import { PRICE_KEY, type DescribedEntry } from './checklist.ts'

type DefaultEntry = Omit<DescribedEntry, 'collected' | 'descriptionRu'> & { descriptionRu: string }

/** In the order in which they are shown. */
export const DEFAULT_CHECKLIST: readonly DefaultEntry[] = [
  {
    key: 'application',
    descriptionRu: 'Заявка на участие',
    descriptionKz: 'Қатысуға өтінім',
    descriptionEn: 'Application for participation',
    required: true,
  },
  {
    key: 'technical_specification',
    descriptionRu: 'Техническая спецификация предлагаемого товара, работы или услуги',
    descriptionKz: 'Ұсынылатын тауардың, жұмыстың немесе қызметтің техникалық ерекшелігі',
    descriptionEn: 'Technical specification of the goods, work or service offered',
    required: true,
  },
  {
    key: 'tax_certificate',
    descriptionRu: 'Сведения об отсутствии налоговой задолженности',
    descriptionKz: 'Салық берешегінің жоқ екендігі туралы мәлімет',
    descriptionEn: 'Certificate of no tax debt',
    required: true,
  },
  {
    key: 'qualification',
    descriptionRu: 'Документы, подтверждающие квалификацию и опыт',
    descriptionKz: 'Біліктілік пен тәжірибені растайтын құжаттар',
    descriptionEn: 'Proof of qualification and experience',
    required: false,
  },
  {
    key: 'permits',
    descriptionRu: 'Лицензии и разрешения, если они нужны',
    descriptionKz: 'Қажет болса, лицензиялар мен рұқсаттар',
    descriptionEn: 'Licences and permits, where needed',
    required: false,
  },
  {
    key: 'bid_security',
    descriptionRu: 'Обеспечение заявки, если его требует заказчик',
    descriptionKz: 'Тапсырыс беруші талап етсе, өтінімді қамтамасыз ету',
    descriptionEn: 'Bid security, where the customer asks for it',
    required: false,
  },
  {
    key: PRICE_KEY,
    descriptionRu: 'Ценовое предложение',
    descriptionKz: 'Баға ұсынысы',
    descriptionEn: 'Price offer',
    required: true,
  },
]
