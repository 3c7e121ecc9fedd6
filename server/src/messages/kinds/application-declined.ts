// RESOLUTIONS §4: the applicant learns of a decline and may apply again.
import { z } from 'zod'
import { companyName } from '../company-name.ts'
import { defineMessageKind } from '../kind.ts'

export const applicationDeclined = defineMessageKind({
  facts: z.strictObject({ workspace: companyName }),
  page: '/register',
  texts: {
    ru: ({ workspace }) => ({
      subject: 'Заявка на доступ к Tendertap отклонена',
      paragraphs: [
        'Мы рассмотрели вашу заявку и не смогли её принять.',
        'Если в данных была ошибка или что-то изменилось, подайте заявку ещё раз.',
      ],
      rows: [['Заявка', workspace]],
      button: 'Подать заявку снова',
    }),
    kz: ({ workspace }) => ({
      subject: 'Tendertap жүйесіне кіру өтінімі қабылданбады',
      paragraphs: [
        'Біз өтініміңізді қарап шықтық, бірақ қабылдай алмадық.',
        'Деректерде қате болса немесе жағдай өзгерсе, өтінімді қайта беріңіз.',
      ],
      rows: [['Өтінім', workspace]],
      button: 'Өтінімді қайта беру',
    }),
    en: ({ workspace }) => ({
      subject: 'Your application to Tendertap was declined',
      paragraphs: [
        'We have reviewed your application and could not accept it.',
        'If there was a mistake in it or something has changed, please apply again.',
      ],
      rows: [['Application', workspace]],
      button: 'Apply again',
    }),
  },
})
