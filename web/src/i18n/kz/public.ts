import type { PublicTexts } from '../ru/public.ts'

export const texts: PublicTexts = {
  product: {
    sentence: 'Қазақстан тендерлері: іздеуден нәтижеге дейін, бүкіл командамен',
  },
  language: { label: 'Тіл' },
  legal: {
    label: 'Құжаттар',
    'privacy-policy': 'Құпиялық саясаты',
    'user-agreement': 'Жария оферта',
    contents: 'Мазмұны',
  },
  snackbars: { label: 'Хабарламалар', close: 'Хабарламаны жабу' },
  newTab: '(жаңа қойындыда ашылады)',
  retry: 'Қайталау',
  languageNotSaved: 'Тілді профильге сақтау мүмкін болмады',
  loading: 'Жүктелуде…',
  login: {
    title: 'Кіру',
    email: 'Электрондық пошта',
    password: 'Құпиясөз',
    showPassword: 'Құпиясөзді көрсету',
    hidePassword: 'Құпиясөзді жасыру',
    rememberMe: 'Мені есте сақтау',
    submit: 'Кіру',
    emailRequired: 'Электрондық поштаны енгізіңіз',
    emailWrong: 'Мекенжайды тексеріңіз: ол name@company.kz түрінде болады',
    passwordRequired: 'Құпиясөзді енгізіңіз',
    failed: 'Кіру кезінде қате орын алды',
    forgot: 'Құпиясөзді ұмыттыңыз ба?',
    code: 'Қолданбадағы код',
    codeHint: 'Аутентификатор қолданбаңыздағы алты цифр',
    back: 'Басқа пайдаланушы',
    noAccess: 'Әлі кіру құқығыңыз жоқ па?',
    register: 'Өтінім беру',
  },
  unreachable: {
    title: 'Профильді жүктеу мүмкін болмады',
    text: 'Сіз жүйеден шыққан жоқсыз. Қайта байқап көрудеміз: байланыс орнаған соң бет өзі ашылады.',
  },
  failure: {
    title: 'Бет ашылмады',
    text: 'Бетті жаңартыңыз. Көмектеспесе, бірнеше минуттан кейін қайталап көріңіз.',
    reload: 'Бетті жаңарту',
    requestId: (id) => `Өтініш нөмірі: ${id}`,
  },
}
