import type { CommodityGroup } from './template.ts'

export const office: readonly CommodityGroup[] = [
  {
    key: 'cartridges', subject: 'goods', weight: 5, remarks: 'equipment',
    buyers: ['school', 'college', 'hospital', 'akimat', 'agency', 'company', 'culture', 'oil', 'mining'],
    notices: [
      ['Приобретение картриджей и тонеров для оргтехники', 'Ұйымдастыру техникасына картридждер мен тонерлер сатып алу', 'Supply of cartridges and toners'],
      ['Расходные материалы для печатающих устройств', 'Басып шығару құрылғыларына арналған шығын материалдары', 'Consumables for printing devices'],
    ],
    items: [
      { name: ['Картридж', 'Картридж', 'Cartridge'],
        code: '262040.000.000263', unit: '796', price: [9_500, 42_000], quantity: [5, 60],
        details: [
          ['тонерный, чёрный, для {model}, ресурс не менее {pages} страниц', 'тонерлік, қара, {model} үшін, ресурсы кемінде {pages} бет', 'toner, black, for {model}, yield at least {pages} pages'],
        ],
        slots: { model: ['HP LaserJet Pro M404dn', 'HP LaserJet MFP M428fdw', 'Canon i-SENSYS MF443dw', 'Canon i-SENSYS LBP223dw', 'Kyocera ECOSYS M2040dn', 'Xerox B215', 'Brother HL-L5100DN'], pages: ['3 000', '5 200', '7 200', '10 000'] } },
      { name: ['Тонер', 'Тонер', 'Toner'], code: '205943.960.000011', unit: '796', price: [4_500, 14_000], quantity: [5, 40],
        details: [['порошковый, чёрный, для {model}, фасовка {weight} г', 'ұнтақты, қара, {model} үшін, {weight} г қаптама']],
        slots: { model: ['Kyocera TK-1170', 'Kyocera TK-3190', 'Ricoh MP 301', 'Sharp MX-M264'], weight: ['240', '450', '1000'] } },
      { name: ['Фотобарабан', 'Фотобарабан', 'Drum unit'],
        code: '262040.000.000188', unit: '796', price: [18_000, 65_000], quantity: [2, 15],
        details: [
          ['для {model}, ресурс не менее 12 000 страниц', '{model} үшін, ресурсы кемінде 12 000 бет', 'for {model}, yield at least 12,000 pages'],
        ],
        slots: { model: ['Brother DCP-L5500DN', 'Xerox VersaLink B405', 'Pantum BM5100ADN', 'Canon imageRUNNER 2425'] } },
      { name: ['Чернила', 'Сия', 'Ink'], code: '203024.700.000008', unit: '796', price: [3_800, 8_900], quantity: [8, 60],
        details: [
          ['для струйного принтера {model}, {colour}, объём {volume} мл', '{model} бүріккіш принтеріне арналған, {colour}, көлемі {volume} мл'],
        ],
        slots: { model: ['Epson L3250', 'Epson L6290', 'Canon PIXMA G3430'], colour: [['чёрные', 'қара'], ['голубые', 'көгілдір'], ['пурпурные', 'алқызыл'], ['жёлтые', 'сары']], volume: ['65', '127'] } },
    ],
  },
  {
    key: 'stationery', subject: 'goods', weight: 5, remarks: 'materials',
    buyers: ['school', 'college', 'hospital', 'akimat', 'agency', 'company', 'culture', 'social', 'oil', 'mining'],
    notices: [
      ['Приобретение канцелярских товаров', 'Кеңсе тауарларын сатып алу', 'Supply of stationery'],
      ['Приобретение бумаги и канцелярских принадлежностей', 'Қағаз және кеңсе керек-жарақтарын сатып алу', 'Paper and office supplies'],
    ],
    items: [
      { name: ['Бумага', 'Қағаз', 'Paper'], code: '171214.500.000001', unit: '728', price: [1_950, 2_700], quantity: [60, 900],
        details: [
          ['для офисного оборудования, формат {format}, плотность 80 г/м², 500 листов, класс {grade}', 'кеңсе жабдығына арналған, {format} форматы, тығыздығы 80 г/м², 500 парақ, {grade} класы', 'for office equipment, {format}, 80 g/m², 500 sheets, class {grade}'],
        ],
        slots: { format: ['А4'], grade: ['B', 'C'] } },
      { name: ['Ручка канцелярская', 'Кеңсе қаламы', 'Pen'],
        code: '329912.130.000000', unit: '796', price: [75, 260], quantity: [100, 1_200],
        details: [
          ['{kind}, цвет чернил синий, толщина линии {width} мм', '{kind}, сиясының түсі көк, сызық қалыңдығы {width} мм'],
        ],
        slots: { kind: [['шариковая', 'шарикті'], ['гелевая', 'гельді'], ['шариковая автоматическая', 'автоматты шарикті']], width: ['0,5', '0,7'] } },
      { name: ['Папка-регистратор', 'Тіркеуші папка', 'Lever arch file'],
        code: '172313.700.000014', unit: '796', price: [1_150, 1_900], quantity: [20, 300],
        details: [
          ['с арочным механизмом, формат А4, ширина корешка {width} мм, картон, покрытый ПВХ', 'аркалы механизмі бар, А4 форматы, түптеме ені {width} мм, ПВХ қапталған картон', 'lever arch mechanism, A4, spine {width} mm, PVC-coated board'],
        ],
        slots: { width: ['50', '70', '75'] } },
      { name: ['Скоросшиватель', 'Тез тіккіш'], code: '172313.500.000006', unit: '796', price: [70, 140], quantity: [100, 1_500],
        details: [['картонный, «Дело», плотность 300 г/м²', 'картон, «Іс», тығыздығы 300 г/м²'], ['пластиковый, с прозрачным верхом, формат А4', 'пластик, үсті мөлдір, А4 форматы']] },
      { name: ['Журнал регистрации', 'Тіркеу журналы'],
        code: '172311.500.000023', unit: '796', price: [900, 2_400], quantity: [10, 120],
        details: [
          ['{subject}, формат А4, {sheets} листов, прошнурованный и пронумерованный', '{subject}, А4 форматы, {sheets} парақ, тігілген және нөмірленген'],
        ],
        slots: { subject: [['входящих документов', 'кіріс құжаттар'], ['исходящих документов', 'шығыс құжаттар'], ['инструктажа по безопасности труда', 'еңбек қауіпсіздігі нұсқаулығы']], sheets: ['48', '96', '100'] } },
    ],
  },
  {
    key: 'office-equipment', subject: 'goods', weight: 3, remarks: 'equipment',
    buyers: ['school', 'college', 'hospital', 'akimat', 'agency', 'company', 'oil', 'mining'],
    notices: [['Приобретение оргтехники', 'Ұйымдастыру техникасын сатып алу', 'Supply of office equipment']],
    items: [
      { name: ['Устройство многофункциональное', 'Көпфункциялы құрылғы', 'Multifunction device'],
        code: '262018.900.000002', unit: '796', price: [165_000, 480_000], quantity: [1, 12],
        details: [
          ['лазерное, монохромное, формат А4, скорость печати {speed} стр/мин, двусторонняя печать, сканер с автоподатчиком', 'лазерлік, монохромды, А4 форматы, басып шығару жылдамдығы {speed} бет/мин, екі жақты басып шығару, автоматты беру сканері', 'laser, monochrome, A4, {speed} ppm, duplex, scanner with document feeder'],
        ],
        slots: { speed: ['33', '38', '40', '45'] } },
      { name: ['Принтер', 'Принтер', 'Printer'],
        code: '262016.300.000005', unit: '796', price: [95_000, 260_000], quantity: [1, 15],
        details: [
          ['лазерный, формат А4, скорость печати не менее {speed} стр/мин, интерфейсы USB и Ethernet', 'лазерлік, А4 форматы, басып шығару жылдамдығы кемінде {speed} бет/мин, USB және Ethernet интерфейстері', 'laser, A4, at least {speed} ppm, USB and Ethernet'],
        ],
        slots: { speed: ['30', '35', '42'] } },
      { name: ['Сканер', 'Сканер', 'Scanner'],
        code: '262016.900.000004', unit: '796', price: [120_000, 390_000], quantity: [1, 6],
        details: [
          ['протяжной, двусторонний, формат А4, скорость {speed} стр/мин', 'тартпалы, екі жақты, А4 форматы, жылдамдығы {speed} бет/мин'],
        ],
        slots: { speed: ['30', '40', '60'] } },
      { name: ['Уничтожитель бумаги и дисков', 'Қағаз бен дискілерді жойғыш'],
        code: '262030.100.000028', unit: '796', price: [68_000, 210_000], quantity: [1, 5],
        details: [
          ['уровень секретности P-4, загрузка до {sheets} листов, корзина {volume} л', 'құпиялық деңгейі P-4, {sheets} параққа дейін салынады, себеті {volume} л'],
        ],
        slots: { sheets: ['10', '15', '18'], volume: ['23', '34', '60'] } },
    ],
  },
  {
    key: 'furniture', subject: 'goods', weight: 4, remarks: 'equipment',
    buyers: ['school', 'kindergarten', 'college', 'hospital', 'akimat', 'agency', 'company', 'culture', 'social', 'oil', 'mining'],
    notices: [
      ['Приобретение офисной мебели', 'Кеңсе жиһазын сатып алу', 'Supply of office furniture'],
      ['Приобретение мебели для служебных кабинетов', 'Қызметтік кабинеттерге жиһаз сатып алу', 'Furniture for offices'],
    ],
    items: [
      { name: ['Кресло', 'Кресло', 'Office chair'],
        code: '310011.500.000005', unit: '796', price: [32_000, 115_000], quantity: [2, 40],
        details: [
          ['офисное, каркас металлический, обивка из {cover}, регулируемое, нагрузка до 120 кг', 'кеңсеге арналған, қаңқасы металл, қаптамасы {cover}, реттелетін, 120 кг-ға дейінгі жүктеме', 'office, metal frame, adjustable, load up to 120 kg'],
        ],
        slots: { cover: [['искусственной кожи', 'жасанды былғары'], ['ткани', 'мата'], ['сетчатой ткани', 'торлы мата']] } },
      { name: ['Стул', 'Орындық', 'Chair'], code: '310011.700.000003', unit: '796', price: [12_500, 24_000], quantity: [10, 120],
        details: [['на металлическом каркасе, обивка {cover}, мягкий', 'металл қаңқалы, қаптамасы {cover}, жұмсақ']],
        slots: { cover: [['из ткани', 'мата'], ['из искусственной кожи', 'жасанды былғары']] } },
      { name: ['Стол', 'Үстел', 'Desk'], code: '310012.300.000002', unit: '796', price: [38_000, 98_000], quantity: [2, 30],
        details: [
          ['письменный, ЛДСП 22 мм, размер {size} мм, с выкатной тумбой', 'жазу үстелі, ЛДСП 22 мм, өлшемі {size} мм, жылжымалы тумбасы бар', 'writing desk, laminated board 22 mm, {size} mm, mobile pedestal'],
        ],
        slots: { size: ['1200х600х750', '1400х700х750', '1600х800х750'] } },
      { name: ['Шкаф', 'Шкаф', 'Cabinet'], code: '310012.500.000004', unit: '796', price: [55_000, 145_000], quantity: [1, 20],
        details: [
          ['для документов, ЛДСП 16 мм, размер {size} мм, с замком', 'құжаттарға арналған, ЛДСП 16 мм, өлшемі {size} мм, құлпы бар'],
          ['металлический, архивный, двухстворчатый, размер {size} мм', 'металл, мұрағаттық, екі жармалы, өлшемі {size} мм'],
        ],
        slots: { size: ['800х400х1850', '850х400х2000', '900х450х1860'] } },
      { name: ['Сейф', 'Сейф', 'Safe'], code: '259921.300.000001', unit: '796', price: [85_000, 320_000], quantity: [1, 4],
        details: [['металлический, огнестойкость 60 минут, замок {lock}', 'металл, отқа төзімділігі 60 минут, құлпы {lock}']],
        slots: { lock: [['ключевой', 'кілтті'], ['электронный', 'электронды'], ['кодовый', 'кодты']] } },
    ],
  },
]
