import type { CommodityGroup } from './template.ts'

export const transport: readonly CommodityGroup[] = [
  {
    key: 'fuel', subject: 'goods', weight: 4, remarks: 'fuel', buyers: ['akimat', 'hospital', 'school', 'utility', 'roads', 'forest', 'agency', 'company', 'oil', 'mining'],
    notices: [
      ['Приобретение горюче-смазочных материалов', 'Жанар-жағармай материалдарын сатып алу', 'Fuel and lubricants'],
      ['Приобретение ГСМ для служебного автотранспорта', 'Қызметтік автокөлікке ЖЖМ сатып алу', 'Fuel for service vehicles'],
    ],
    items: [
      { name: ['Топливо дизельное', 'Дизель отыны', 'Diesel fuel'],
        code: '192026.510.000000', unit: '112', price: [295, 345], quantity: [1_000, 60_000],
        details: [['летнее, по талонам', 'жазғы, талон бойынша', 'summer, by coupons'], ['летнее, с доставкой', 'жазғы, жеткізумен', 'summer, delivered']] },
      { name: ['Топливо дизельное', 'Дизель отыны', 'Diesel fuel'],
        code: '192026.530.000000', unit: '112', price: [380, 470], quantity: [1_000, 45_000],
        details: [['зимнее, температура помутнения не выше минус 25 °С', 'қысқы, лайлану температурасы минус 25 °С-тан аспайды', 'winter, cloud point not above −25 °C']] },
      { name: ['Бензин', 'Бензин', 'Petrol'], code: '192021.530.000001', unit: '112', price: [205, 245], quantity: [600, 30_000],
        details: [['для двигателей с искровым зажиганием, АИ-92, по талонам', 'ұшқынмен тұтанатын қозғалтқыштарға арналған, АИ-92, талон бойынша', 'AI-92, by coupons']] },
      { name: ['Бензин', 'Бензин', 'Petrol'], code: '192021.550.000001', unit: '112', price: [270, 325], quantity: [600, 12_000],
        details: [['для двигателей с искровым зажиганием, АИ-95, по талонам', 'ұшқынмен тұтанатын қозғалтқыштарға арналған, АИ-95, талон бойынша', 'AI-95, by coupons']] },
      { name: ['Масло моторное', 'Мотор майы', 'Engine oil'],
        code: '192029.510.000017', unit: '112', price: [1_900, 4_600], quantity: [40, 2_000],
        details: [['{grade}, {kind}', '{grade}, {kind}', '{grade}']],
        slots: { grade: ['10W-40', '15W-40', '5W-40'], kind: [['для дизельных двигателей', 'дизель қозғалтқыштарына арналған'], ['полусинтетическое', 'жартылай синтетикалық']] } },
    ],
  },
  {
    key: 'coal', subject: 'goods', weight: 2, remarks: 'materials', buyers: ['school', 'kindergarten', 'akimat', 'hospital', 'utility', 'culture', 'forest'],
    notices: [['Приобретение твёрдого топлива на отопительный сезон', 'Жылыту маусымына қатты отын сатып алу']],
    items: [
      { name: ['Уголь каменный', 'Тас көмір'],
        code: '051010.500.000003', unit: '168', price: [19_500, 29_500], quantity: [20, 600],
        details: [
          ['марка {mark}, фракция {fraction} мм, с доставкой и разгрузкой', '{mark} маркасы, {fraction} мм фракциялы, жеткізу және түсірумен'],
        ],
        slots: { mark: ['Д', 'К', 'КСН'], fraction: ['0–300', '50–200'] } },
      { name: ['Лигнит', 'Қоңыр көмір'], code: '052010.900.000002', unit: '168', price: [12_000, 18_500], quantity: [20, 400],
        details: [['марка Б3', 'Б3 маркасы']] },
      { name: ['Дрова', 'Отын'], code: '022014.000.000001', unit: '113', price: [9_500, 15_500], quantity: [10, 120],
        details: [['колотые, лиственных пород', 'жарылған, жапырақты ағаштан']] },
    ],
  },
  {
    key: 'vehicles', subject: 'goods', weight: 2, remarks: 'equipment', buyers: ['akimat', 'hospital', 'school', 'utility', 'roads', 'forest', 'company', 'oil', 'mining'],
    notices: [
      ['Приобретение автотранспорта и специальной техники', 'Автокөлік пен арнайы техника сатып алу', 'Vehicles and special machinery'],
    ],
    items: [
      { name: ['Автомобиль легковой', 'Жеңіл автомобиль', 'Passenger car'],
        code: '291022.300.000008', unit: '796', price: [8_200_000, 13_600_000], quantity: [1, 3],
        details: [
          ['повышенной проходимости, полный привод, {volume} л, год выпуска не ранее текущего', 'өтімділігі жоғары, толық жетекті, {volume} л, шығарылған жылы ағымдағы жылдан ерте емес', 'off-road, four-wheel drive, {volume} l'],
        ],
        slots: { volume: ['1,7', '2,0', '2,4'] } },
      { name: ['Автомобиль скорой медицинской помощи', 'Жедел медициналық жәрдем автомобилі'],
        code: '291059.500.000002', unit: '796', price: [26_000_000, 36_500_000], quantity: [1, 2], only: ['hospital'],
        details: [
          ['класс {class}, полный привод, укомплектован медицинским оборудованием', '{class} класы, толық жетекті, медициналық жабдықпен жинақталған'],
        ],
        slots: { class: ['А', 'В', 'С'] } },
      { name: ['Автобус школьный', 'Мектеп автобусы'],
        code: '291030.500.000004', unit: '796', price: [24_500_000, 42_000_000], quantity: [1, 1], only: ['school'],
        details: [
          ['{seats} посадочных мест, ремни безопасности, тахограф', '{seats} отыратын орын, қауіпсіздік белдіктері, тахограф'],
        ],
        slots: { seats: ['25', '28', '30'] } },
      { name: ['Автогрейдер', 'Автогрейдер', 'Motor grader'],
        code: '289222.300.000001', unit: '796', price: [48_000_000, 76_000_000], quantity: [1, 1], only: ['roads', 'akimat', 'mining'],
        details: [
          ['мощность не менее {power} л. с., отвал {width} м', 'қуаты кемінде {power} а. к., қайырмасы {width} м', 'at least {power} hp, blade {width} m'],
        ],
        slots: { power: ['180', '215'], width: ['3,7', '4,2'] } },
      { name: ['Экскаватор-погрузчик', 'Экскаватор-тиегіш', 'Backhoe loader'],
        code: '289226.300.000004', unit: '796', price: [32_000_000, 49_000_000], quantity: [1, 2], only: ['utility', 'roads', 'akimat', 'company', 'oil', 'mining'],
        details: [
          ['ковш {volume} м³, глубина копания {depth} м', 'шөміші {volume} м³, қазу тереңдігі {depth} м', 'bucket {volume} m³, digging depth {depth} m'],
        ],
        slots: { volume: ['0,9', '1,0', '1,2'], depth: ['4,4', '5,5'] } },
    ],
  },
  {
    key: 'auto-parts', subject: 'goods', weight: 3, remarks: 'equipment', buyers: ['akimat', 'hospital', 'utility', 'roads', 'company', 'forest', 'oil', 'mining'],
    notices: [
      ['Приобретение запасных частей для автотранспорта', 'Автокөлікке қосалқы бөлшектер сатып алу', 'Vehicle spare parts'],
      ['Запасные части для автотранспорта и спецтехники', 'Автокөлік пен арнайы техникаға қосалқы бөлшектер', 'Spare parts for vehicles and machinery'],
    ],
    items: [
      { name: ['Фильтр', 'Сүзгі', 'Filter'], code: '282913.300.000006', unit: '796', price: [1_800, 16_500], quantity: [5, 120],
        details: [['{kind}, для {car}', '{kind}, {car} үшін', 'for {car}']],
        slots: { kind: [['масляный', 'май сүзгісі'], ['топливный', 'отын сүзгісі'], ['воздушный', 'ауа сүзгісі']], car: ['КамАЗ-65115', 'УАЗ-390995', 'ПАЗ-32053', 'МТЗ-82', 'Toyota Hilux'] } },
      { name: ['Колодки тормозные', 'Тежегіш қалыптары', 'Brake pads'],
        code: '293230.250.000003', unit: '839', price: [8_500, 42_000], quantity: [2, 40],
        details: [['{axle}, для {car}', '{axle}, {car} үшін', 'for {car}']],
        slots: { axle: [['передние', 'алдыңғы'], ['задние', 'артқы']], car: ['УАЗ-390995', 'ГАЗель NEXT', 'КамАЗ-65115', 'Toyota Hilux', 'Hyundai County'] } },
      { name: ['Аккумулятор', 'Аккумулятор', 'Battery'],
        code: '272021.000.000003', unit: '796', price: [32_000, 92_000], quantity: [2, 30],
        details: [
          ['свинцово-кислотный, стартерный, 12 В, {ah} А·ч', 'қорғасын-қышқылды, стартерлік, 12 В, {ah} А·сағ', 'lead-acid, 12 V, {ah} Ah'],
        ],
        slots: { ah: ['60', '75', '100', '132', '190'] } },
      { name: ['Стартер', 'Стартер', 'Starter'],
        code: '293122.300.000004', unit: '796', price: [48_000, 185_000], quantity: [1, 8],
        details: [['24 В, для {car}', '24 В, {car} үшін', '24 V, for {car}']],
        slots: { car: ['КамАЗ-65115', 'МТЗ-82', 'КамАЗ-43118', 'Shacman SX3258'] } },
      { name: ['Радиатор', 'Радиатор', 'Radiator'],
        code: '293230.650.000002', unit: '796', price: [55_000, 240_000], quantity: [1, 6],
        details: [['охлаждения, для {car}', 'суыту радиаторы, {car} үшін', 'cooling, for {car}']],
        slots: { car: ['КамАЗ-65115', 'ПАЗ-32053', 'УАЗ-390995', 'Урал-4320'] } },
    ],
  },
  {
    key: 'tyres', subject: 'goods', weight: 2, remarks: 'equipment', buyers: ['akimat', 'hospital', 'utility', 'roads', 'company', 'forest', 'agency', 'oil', 'mining'],
    notices: [['Приобретение автошин', 'Автошиналар сатып алу', 'Supply of tyres']],
    items: [
      { name: ['Шина', 'Шина', 'Tyre'], code: '221111.100.000021', unit: '796', price: [24_000, 62_000], quantity: [4, 40],
        details: [
          ['для легковых автомобилей, {season}, {size}', 'жеңіл автомобильдерге арналған, {season}, {size}', 'for passenger cars, {size}'],
        ],
        slots: { season: [['зимняя, шипованная', 'қысқы, шипті'], ['летняя', 'жазғы'], ['всесезонная', 'барлық маусымға']], size: ['205/55 R16', '215/65 R16', '225/75 R16', '265/65 R17'] } },
      { name: ['Шина', 'Шина', 'Tyre'], code: '221113.300.000012', unit: '796', price: [105_000, 235_000], quantity: [4, 36],
        details: [
          ['для грузовых автомобилей, {size}, ведущая ось', 'жүк автомобильдеріне арналған, {size}, жетекші ось', 'for trucks, {size}, drive axle'],
        ],
        slots: { size: ['295/80 R22,5', '315/80 R22,5', '12.00 R20'] } },
      { name: ['Шина крупногабаритная', 'Ірі габаритті шина', 'Off-the-road tyre'],
        code: '221114.900.000007', unit: '796', price: [3_800_000, 11_500_000], quantity: [2, 12], only: ['mining'],
        details: [['для карьерных самосвалов, {size}', 'карьерлік самосвалдарға арналған, {size}', 'for mining trucks, {size}']],
        slots: { size: ['18.00 R33', '24.00 R35', '27.00 R49'] } },
    ],
  },
  {
    key: 'vehicle-services', subject: 'services', weight: 2.5, remarks: 'services', buyers: ['akimat', 'hospital', 'school', 'agency', 'company', 'utility', 'oil', 'mining'],
    notices: [
      ['Услуги, связанные с автотранспортом и спецтехникой', 'Автокөлік пен арнайы техникаға байланысты қызметтер', 'Vehicle and machinery services'],
    ],
    items: [
      { name: ['Услуги по техническому обслуживанию и ремонту автотранспорта', 'Автокөлікке техникалық қызмет көрсету және жөндеу', 'Vehicle maintenance and repair'],
        code: '452011.000.000001', unit: '5114', price: [280_000, 6_500_000], quantity: [1, 1],
        details: [
          ['диагностика, текущий ремонт, замена масел, {count} единиц', 'диагностика, ағымдағы жөндеу, май ауыстыру, {count} бірлік', 'diagnostics, repair, oil change, {count} vehicles'],
        ],
        slots: { count: ['5', '8', '12'] } },
      { name: ['Услуги по аренде специальной техники с экипажем', 'Арнайы техниканы экипажымен жалға беру қызметтері', 'Rental of special machinery with crew'],
        code: '432212.000.000003', unit: '356', price: [14_500, 32_000], quantity: [80, 2_000], only: ['utility', 'company', 'akimat', 'oil', 'mining'],
        details: [['{machine}', '{machine}', '{machine}']],
        slots: { machine: [['автокран 25 т', '25 т автокран', 'truck crane 25 t'], ['экскаватор гусеничный', 'шынжыр табанды экскаватор', 'crawler excavator'], ['бульдозер', 'бульдозер', 'bulldozer'], ['вакуумная машина', 'вакуумды машина', 'vacuum truck']] } },
      { name: ['Услуги по перевозке пассажиров автобусом', 'Жолаушыларды автобуспен тасымалдау қызметтері', 'Passenger transport by bus'],
        code: '493931.000.000001', unit: '5114', price: [1_900_000, 38_000_000], quantity: [1, 1],
        details: [['подвоз учащихся', 'оқушыларды тасымалдау'], ['доставка работников к месту работы и обратно', 'қызметкерлерді жұмыс орнына және кері жеткізу', 'transport of staff to and from work']] },
      { name: ['Услуги по страхованию автомобильного транспорта', 'Автомобиль көлігін сақтандыру қызметтері', 'Vehicle insurance'],
        code: '651221.000.000001', unit: '5114', price: [70_000, 290_000], quantity: [1, 1],
        details: [
          ['обязательное страхование ответственности владельцев, {count} единиц', 'көлік иелерінің жауапкершілігін міндетті сақтандыру, {count} бірлік', 'compulsory liability insurance, {count} vehicles'],
        ],
        slots: { count: ['5', '9', '14'] } },
    ],
  },
]
