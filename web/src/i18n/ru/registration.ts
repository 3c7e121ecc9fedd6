// The registration application.
import type { RegistrationProblem } from '@tendertap/domain/workspaces/registration'

export const texts = {
  title: 'Заявка на регистрацию',
  lead: 'Заполните заявку. Мы рассмотрим её и пришлём письмо, по которому вы зададите пароль.',
  type: { label: 'Кто подаёт заявку', legal: 'Юридическое лицо', individual: 'Физическое лицо' },
  bin: 'БИН',
  binHint: '12 цифр',
  companyName: 'Название компании',
  contactPerson: 'Контактное лицо',
  phone: 'Телефон',
  email: 'Электронная почта',
  /** The links stand in the places of policy and offer. */
  agreement: (policy: string, offer: string) => `Я принимаю ${policy} и ${offer}`,
  policy: 'политику конфиденциальности',
  offer: 'условия оферты',
  submit: 'Отправить заявку',
  hasAccess: 'Уже есть доступ?',
  login: 'Войти',
  problems: {
    email_required: 'Введите электронную почту',
    email_invalid: 'В адресе должен быть ровно один знак @',
    contact_person_required: 'Укажите контактное лицо',
    contact_person_short: 'Не короче 2 символов',
    phone_required: 'Укажите телефон',
    phone_short: 'Не короче 10 символов',
    bin_required: 'Укажите БИН',
    bin_invalid: 'БИН состоит из 12 цифр',
    company_name_required: 'Укажите название компании',
    agreement_required: 'Без согласия заявку отправить нельзя',
  } satisfies Record<RegistrationProblem, string> as Record<RegistrationProblem, string>,
  // spec 1 §8
  failed: 'Ошибка при отправке заявки',
  // spec 1 §2
  sent: {
    title: 'Заявка отправлена!',
    text: 'Спасибо за регистрацию! Мы рассмотрим вашу заявку и свяжемся с вами в ближайшее время.',
    login: 'Перейти ко входу',
  },
}

export type RegistrationTexts = typeof texts
