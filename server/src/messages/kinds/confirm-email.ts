// RESOLUTIONS §2: a new address takes effect after the link sent to it is opened.
import { z } from 'zod'
import { defineMessageKind } from '../kind.ts'

export const confirmEmail = defineMessageKind({
  facts: z.strictObject({ hours: z.number().int() }),
  page: '/confirm-email',
  purpose: 'confirm_email',
  texts: {
    ru: ({ hours }) => ({
      subject: 'Подтвердите новый адрес для Tendertap',
      paragraphs: [
        'Этот адрес указан как новая электронная почта вашего профиля. Нажмите кнопку, чтобы подтвердить его: после этого входить нужно будет с ним, и письма будут приходить сюда.',
        `Ссылка действует ${hours} ч и открывается один раз.`,
      ],
      button: 'Подтвердить адрес',
      smallPrint: ['Если вы не меняли адрес, ничего делать не нужно: всё останется как было.'],
    }),
    kz: ({ hours }) => ({
      subject: 'Tendertap үшін жаңа мекенжайды растаңыз',
      paragraphs: [
        'Бұл мекенжай профиліңіздің жаңа электрондық поштасы ретінде көрсетілген. Растау үшін батырманы басыңыз: содан кейін осы мекенжаймен кіресіз, хаттар да осында келеді.',
        `Сілтеме ${hours} сағат жарамды және бір рет қана ашылады.`,
      ],
      button: 'Мекенжайды растау',
      smallPrint: ['Егер мекенжайды өзгертпеген болсаңыз, ештеңе істеудің қажеті жоқ: бәрі бұрынғыдай қалады.'],
    }),
    en: ({ hours }) => ({
      subject: 'Confirm your new address for Tendertap',
      paragraphs: [
        'This address was given as the new e-mail of your profile. Press the button to confirm it: from then on you sign in with it and letters come here.',
        `The link works for ${hours} hours and opens once.`,
      ],
      button: 'Confirm the address',
      smallPrint: ['If you did not change your address, there is nothing to do: everything stays as it is.'],
    }),
  },
})
