// spec 1 §2: the profile dialog's test e-mail.
import { z } from 'zod'
import { defineMessageKind } from '../kind.ts'

export const testLetter = defineMessageKind({
  facts: z.strictObject({}),
  texts: {
    ru: () => ({
      subject: 'Пробное письмо от Tendertap',
      paragraphs: ['Вы попросили отправить пробное письмо. Раз вы его читаете, письма от Tendertap до вас доходят.'],
      smallPrint: [
        'Если письмо оказалось в папке «Спам», отметьте, что это не спам: тогда вы не пропустите новые тендеры и сроки.',
      ],
    }),
    kz: () => ({
      subject: 'Tendertap сынақ хаты',
      paragraphs: ['Сіз сынақ хатын жіберуді сұрадыңыз. Оны оқып отырсаңыз, Tendertap хаттары сізге жетіп тұр.'],
      smallPrint: [
        'Хат «Спам» қалтасына түссе, оның спам емес екенін белгілеңіз: сонда жаңа тендерлер мен мерзімдерді өткізіп алмайсыз.',
      ],
    }),
    en: () => ({
      subject: 'A test letter from Tendertap',
      paragraphs: ['You asked for a test letter. Since you are reading it, letters from Tendertap reach you.'],
      smallPrint: [
        'If it landed in your spam folder, mark it as not spam, so that you do not miss new tenders and deadlines.',
      ],
    }),
  },
})
