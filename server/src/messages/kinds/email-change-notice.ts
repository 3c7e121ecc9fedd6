// RESOLUTIONS §2: the old address learns of a change in time to stop it.
import { z } from 'zod'
import { CANCEL_LINK_DAYS } from '../cancel-links.ts'
import { defineMessageKind } from '../kind.ts'

export const emailChangeNotice = defineMessageKind({
  facts: z.strictObject({ newEmail: z.string() }),
  page: '/cancel-email-change',
  purpose: 'cancel_email_change',
  texts: {
    ru: ({ newEmail }) => ({
      subject: 'Смена электронной почты в Tendertap',
      paragraphs: [
        `В вашем профиле указан новый адрес: ${newEmail}. Он начнёт действовать, когда будет открыта ссылка из письма, отправленного на него. До тех пор вход и письма остаются на этом адресе.`,
        `Если это были не вы, нажмите кнопку: останется этот адрес, все сеансы завершатся, прежний пароль перестанет действовать, и мы пришлём сюда ссылку для нового. Отменить можно в течение ${CANCEL_LINK_DAYS} дней, даже если новый адрес уже подтверждён.`,
      ],
      button: 'Это не я: отменить смену адреса',
      smallPrint: ['Если адрес меняете вы или администратор по вашей просьбе, ничего делать не нужно.'],
    }),
    kz: ({ newEmail }) => ({
      subject: 'Tendertap: электрондық пошта ауыстырылуда',
      paragraphs: [
        `Профиліңізде жаңа мекенжай көрсетілген: ${newEmail}. Ол осы мекенжайға жіберілген хаттағы сілтеме ашылғаннан кейін күшіне енеді. Оған дейін кіру де, хаттар да осы мекенжайда қалады.`,
        `Егер мұны сіз жасамаған болсаңыз, батырманы басыңыз: осы мекенжай қалады, барлық сеанс аяқталады, бұрынғы құпиясөз жарамайды, ал жаңасын орнататын сілтемені осында жібереміз. Жаңа мекенжай расталып қойса да, ${CANCEL_LINK_DAYS} күн ішінде бәрін қайтаруға болады.`,
      ],
      button: 'Бұл мен емес: ауыстырудың күшін жою',
      smallPrint: ['Мекенжайды өзіңіз немесе сіздің өтінішіңізбен әкімші ауыстырса, ештеңе істеудің қажеті жоқ.'],
    }),
    en: ({ newEmail }) => ({
      subject: 'Your e-mail address in Tendertap is being changed',
      paragraphs: [
        `A new address was entered in your profile: ${newEmail}. It takes effect when the link in the letter sent to it is opened. Until then you sign in with this address and letters come here.`,
        `If this was not you, press the button: this address stays, every session ends, the password stops working, and we send a link for a new one here. You can do this for ${CANCEL_LINK_DAYS} days, even when the new address has been confirmed.`,
      ],
      button: 'It was not me: cancel the change',
      smallPrint: ['If you or, at your request, your administrator is changing the address, there is nothing to do.'],
    }),
  },
})
