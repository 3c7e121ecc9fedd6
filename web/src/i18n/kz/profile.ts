import type { ProfileTexts } from '../ru/profile.ts'

export const texts: ProfileTexts = {
  title: 'Менің профилім',
  noRoles: 'Рөлі тағайындалмаған',
  email: 'Электрондық пошта',
  phone: 'Телефон нөмірі',
  none: 'көрсетілмеген',
  edit: 'Профильді өзгерту',
  dialog: {
    title: 'Менің профилім',
    fullName: 'Аты-жөні',
    position: 'Лауазымы',
    phone: 'Телефон нөмірі',
    email: 'Электрондық пошта',
    emailHint: 'Жаңа мекенжай хаттағы сілтемені ашқаннан кейін күшіне енеді.',
    testEmail: 'Сынақ хатын жіберу',
    testSent: (email) => `Сынақ хаты ${email} мекенжайына жіберілді`,
    testFailed: 'Сынақ хатын жіберу мүмкін болмады',
    emailMissing: 'E-mail көрсетілмеген',
    emailWrong: 'Мекенжайды тексеріңіз: ол name@company.kz түрінде болады',
    save: 'Сақтау',
    saved: 'Профиль сақталды',
    failed: 'Профильді сақтау мүмкін болмады',
    emailSent: (email) =>
      `${email} мекенжайына хат жібердік. Ондағы сілтемені ашсаңыз, мекенжай ауысады. Оған дейін бұрынғысы қолданылады.`,
    done: 'Түсінікті',
  },
}
