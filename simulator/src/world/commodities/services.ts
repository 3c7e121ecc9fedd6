import type { CommodityGroup, Sector } from './template.ts'

const everyone: readonly Sector[] = ['school', 'kindergarten', 'college', 'hospital', 'akimat', 'agency', 'company', 'culture', 'sport', 'social', 'oil', 'mining']

export const services: readonly CommodityGroup[] = [
  {
    key: 'security', subject: 'services', weight: 3, remarks: 'services', buyers: everyone,
    notices: [
      ['Услуги по охране', 'Күзет қызметтері', 'Security services'],
      ['Охрана объектов', 'Нысандарды күзету', 'Guarding of facilities'],
    ],
    items: [
      { name: ['Услуги по охране зданий, помещений и иных объектов', 'Ғимараттарды, үй-жайларды және өзге де нысандарды күзету қызметтері', 'Guarding of buildings and premises'],
        code: '801012.000.000000', unit: '5114', price: [3_600_000, 26_000_000], quantity: [1, 1],
        details: [
          ['{posts} круглосуточных поста, тревожная кнопка, 12 месяцев', 'тәулік бойы {posts} бекет, дабыл түймесі, 12 ай', '{posts} round-the-clock posts, panic button, 12 months'],
        ],
        slots: { posts: ['2', '3', '4'] } },
      { name: ['Услуги пультовой охраны', 'Пульттік күзет қызметтері', 'Remote monitoring services'],
        code: '802010.000.000001', unit: '362', price: [18_000, 75_000], quantity: [9, 12],
        details: [['охранная сигнализация с выездом группы реагирования', 'әрекет ету тобы шығатын күзет дабылы', 'alarm monitoring with response team']] },
    ],
  },
  {
    key: 'cleaning', subject: 'services', weight: 2.5, remarks: 'services', buyers: everyone,
    notices: [
      ['Услуги по уборке, дезинфекции и вывозу отходов', 'Жинау, дезинфекция және қалдықтарды шығару қызметтері', 'Cleaning, disinfection and waste removal'],
      ['Санитарное содержание объекта', 'Нысанды санитариялық күтіп ұстау', 'Sanitary upkeep'],
    ],
    items: [
      { name: ['Услуги по уборке зданий, помещений и территории', 'Ғимараттарды, үй-жайларды және аумақты жинау қызметтері', 'Cleaning of buildings, premises and grounds'],
        code: '812110.000.000000', unit: '5114', price: [1_400_000, 16_500_000], quantity: [1, 1],
        details: [
          ['площадь {area} м², ежедневно, с моющими средствами исполнителя', 'ауданы {area} м², күн сайын, орындаушының жуғыш құралдарымен', '{area} m², daily, with contractor’s materials'],
        ],
        slots: { area: ['850', '1 400', '2 600', '4 200'] } },
      { name: ['Услуги по дезинфекции, дезинсекции и дератизации', 'Дезинфекция, дезинсекция және дератизация қызметтері', 'Disinfection and pest control'],
        code: '812912.000.000000', unit: '5114', price: [85_000, 950_000], quantity: [1, 1],
        details: [['ежемесячная обработка, {area} м²', 'ай сайынғы өңдеу, {area} м²', 'monthly treatment, {area} m²']],
        slots: { area: ['650', '1 800', '3 400'] } },
      { name: ['Услуги по вывозу твёрдых бытовых отходов', 'Тұрмыстық қатты қалдықтарды шығару қызметтері', 'Waste removal'],
        code: '381129.000.000000', unit: '113', price: [2_100, 3_900], quantity: [60, 1_400],
        details: [
          ['с контейнерной площадки, не реже {times} раз в неделю', 'контейнер алаңынан, аптасына кемінде {times} рет', 'from the container site, at least {times} times a week'],
        ],
        slots: { times: ['2', '3'] } },
    ],
  },
  {
    key: 'printing', subject: 'services', weight: 2, remarks: 'services', buyers: ['akimat', 'agency', 'hospital', 'college', 'culture', 'company'],
    notices: [
      ['Полиграфические услуги', 'Полиграфиялық қызметтер'],
      ['Изготовление печатной продукции', 'Баспа өнімдерін дайындау'],
    ],
    items: [
      { name: ['Услуги полиграфические по изготовлению печатной продукции', 'Баспа өнімдерін дайындау бойынша полиграфиялық қызметтер'],
        code: '181219.900.000005', unit: '5114', price: [120_000, 2_400_000], quantity: [1, 1],
        details: [
          ['буклеты и брошюры, тираж {run} экз., полноцветная печать', 'буклеттер мен кітапшалар, таралымы {run} дана, толық түсті басып шығару'],
          ['бланки строгой отчётности, {run} экз.', 'қатаң есептілік бланкілері, {run} дана'],
        ],
        slots: { run: ['500', '1 000', '3 000'] } },
      { name: ['Баннер', 'Баннер'], code: '181219.900.000031', unit: '055', price: [2_600, 4_900], quantity: [10, 220],
        details: [
          ['широкоформатная печать, люверсы, плотность {density} г/м²', 'кең форматты басып шығару, люверстер, тығыздығы {density} г/м²'],
        ],
        slots: { density: ['340', '440', '510'] } },
      { name: ['Бланк', 'Бланк'],
        code: '172313.900.000011', unit: '796', price: [9, 38], quantity: [1_000, 50_000], only: ['hospital'],
        details: [['медицинский, форма № {form}, формат А{size}', 'медициналық, № {form} нысан, А{size} форматы']],
        slots: { form: ['025/у', '003/у', '131/у'], size: ['4', '5'] } },
    ],
  },
  {
    key: 'training', subject: 'services', weight: 2.5, remarks: 'services', buyers: ['school', 'college', 'hospital', 'akimat', 'agency', 'company', 'utility', 'oil', 'mining'],
    notices: [['Услуги по обучению и аттестации', 'Оқыту және аттестаттау қызметтері', 'Training and assessment']],
    items: [
      { name: ['Услуги по повышению квалификации работников', 'Қызметкерлердің біліктілігін арттыру қызметтері', 'Advanced training of staff'],
        code: '855919.900.000003', unit: '5114', price: [180_000, 3_400_000], quantity: [1, 1],
        details: [
          ['{topic}, {people} слушателей, с выдачей сертификата', '{topic}, {people} тыңдаушы, сертификат берумен', '{topic}, {people} trainees, with certificate'],
        ],
        slots: { topic: [['государственные закупки', 'мемлекеттік сатып алу', 'public procurement'], ['промышленная безопасность', 'өнеркәсіптік қауіпсіздік', 'industrial safety'], ['пожарно-технический минимум', 'өрт-техникалық минимум', 'fire safety'], ['электробезопасность', 'электр қауіпсіздігі', 'electrical safety'], ['оказание первой помощи', 'алғашқы көмек көрсету', 'first aid']], people: ['6', '12', '20', '45'] } },
      { name: ['Услуги по аттестации рабочих мест', 'Жұмыс орындарын аттестаттау қызметтері', 'Workplace assessment'],
        code: '712019.000.000010', unit: '5114', price: [450_000, 3_800_000], quantity: [1, 1],
        details: [
          ['по условиям труда, {places} рабочих мест', 'еңбек жағдайлары бойынша, {places} жұмыс орны', 'working conditions, {places} workplaces'],
        ],
        slots: { places: ['30', '65', '120'] } },
    ],
  },
  {
    key: 'professional', subject: 'services', weight: 1.5, remarks: 'services', buyers: ['hospital', 'college', 'company', 'utility', 'agency', 'oil', 'mining'],
    notices: [
      ['Аудиторские, оценочные и переводческие услуги', 'Аудиторлық, бағалау және аударма қызметтері', 'Audit, valuation and translation services'],
    ],
    items: [
      { name: ['Услуги по проведению аудита финансовой отчётности', 'Қаржылық есептілік аудитін жүргізу қызметтері', 'Audit of financial statements'],
        code: '692010.000.000002', unit: '5114', price: [650_000, 9_500_000], quantity: [1, 1],
        details: [['за отчётный год, по международным стандартам аудита', 'есепті жыл үшін, халықаралық аудит стандарттары бойынша', 'reporting year, international standards']] },
      { name: ['Услуги оценки имущества', 'Мүлікті бағалау қызметтері', 'Property valuation'],
        code: '683116.000.000001', unit: '5114', price: [90_000, 1_200_000], quantity: [1, 1],
        details: [['рыночная стоимость, {count} объектов', 'нарықтық құны, {count} объект', 'market value, {count} items']],
        slots: { count: ['6', '12', '30'] } },
      { name: ['Услуги по письменному переводу', 'Жазбаша аударма қызметтері', 'Translation services'],
        code: '743011.000.000001', unit: '5114', price: [120_000, 1_600_000], quantity: [1, 1],
        details: [
          ['с русского на казахский и английский языки, около {pages} страниц', 'орыс тілінен қазақ және ағылшын тілдеріне, шамамен {pages} бет', 'Russian to Kazakh and English, about {pages} pages'],
        ],
        slots: { pages: ['80', '150', '400'] } },
    ],
  },
  {
    key: 'events', subject: 'services', weight: 1, remarks: 'services', buyers: ['akimat', 'culture', 'sport', 'agency'],
    notices: [['Организация и проведение мероприятий', 'Іс-шараларды ұйымдастыру және өткізу']],
    items: [
      { name: ['Услуги по организации и проведению мероприятий', 'Іс-шараларды ұйымдастыру және өткізу қызметтері'],
        code: '823011.000.000000', unit: '5114', price: [450_000, 9_800_000], quantity: [1, 1],
        details: [
          ['празднование {feast}: сцена, звук, свет, ведущие', '{feast} мерекесі: сахна, дыбыс, жарық, жүргізушілер'],
          ['районные соревнования по {sport}: судейство, призы', '{sport} бойынша аудандық жарыс: төрешілік, жүлделер'],
        ],
        slots: { feast: [['Наурыза', 'Наурыз'], ['Дня Республики', 'Республика күні'], ['Дня столицы', 'Астана күні']], sport: [['казахской борьбе', 'қазақ күресі'], ['тогызкумалаку', 'тоғызқұмалақ'], ['волейболу', 'волейбол']] } },
      { name: ['Услуги по проживанию в гостинице', 'Қонақүйде тұру қызметтері'],
        code: '551010.000.000001', unit: '5114', price: [350_000, 3_200_000], quantity: [1, 1],
        details: [['двухместные номера, с завтраком, {people} человек', 'екі орындық нөмірлер, таңғы аспен, {people} адам']],
        slots: { people: ['14', '26', '40'] } },
    ],
  },
]
