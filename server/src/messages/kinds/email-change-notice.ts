// RESOLUTIONS §2: the old address learns of a change in time to stop it.
import { z } from 'zod'
import { defineMessageKind } from '../kind.ts'

export const emailChangeNotice = defineMessageKind({
  facts: z.strictObject({ newEmail: z.string() }),
  texts: {
    ru: ({ newEmail }) => ({
      subject: 'Смена электронной почты в Tendertap',
      paragraphs: [
        `В вашем профиле указан новый адрес: ${newEmail}. Он начнёт действовать, когда будет открыта ссылка из письма, отправленного на него. До тех пор вход и письма остаются на этом адресе.`,
        'Если это были не вы, сразу смените пароль и сообщите администратору вашей компании.',
      ],
    }),
    kz: ({ newEmail }) => ({
      subject: 'Tendertap: электрондық пошта ауыстырылуда',
      paragraphs: [
        `Профиліңізде жаңа мекенжай көрсетілген: ${newEmail}. Ол осы мекенжайға жіберілген хаттағы сілтеме ашылғаннан кейін күшіне енеді. Оған дейін кіру де, хаттар да осы мекенжайда қалады.`,
        'Егер мұны сіз жасамаған болсаңыз, құпиясөзді бірден ауыстырып, компанияңыздың әкімшісіне хабарлаңыз.',
      ],
    }),
    en: ({ newEmail }) => ({
      subject: 'Your e-mail address in Tendertap is being changed',
      paragraphs: [
        `A new address was entered in your profile: ${newEmail}. It takes effect when the link in the letter sent to it is opened. Until then you sign in with this address and letters come here.`,
        'If this was not you, change your password at once and tell your company’s administrator.',
      ],
    }),
  },
})
