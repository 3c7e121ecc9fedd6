import type { CommodityGroup } from './template.ts'

export const engineering: readonly CommodityGroup[] = [
  {
    key: 'cables', subject: 'goods', weight: 3, remarks: 'materials', buyers: ['utility', 'school', 'hospital', 'akimat', 'company', 'oil', 'mining'],
    notices: [
      ['Кабельная продукция и электротовары', 'Кабель өнімдері мен электр тауарлары', 'Cables and electrical goods'],
      ['Приобретение электротоваров', 'Электр тауарларын сатып алу', 'Electrical goods'],
    ],
    items: [
      { name: ['Кабель силовой', 'Күштік кабель', 'Power cable'],
        code: '273213.700.000041', unit: '006', price: [480, 1_450], quantity: [100, 4_000],
        details: [
          ['{mark}, медный, 0,66 кВ, ГОСТ 31996-2012', '{mark}, мыс, 0,66 кВ, МЕМСТ 31996-2012', '{mark}, copper, 0.66 kV, GOST 31996-2012'],
        ],
        slots: { mark: ['ВВГнг(А)-LS 3х2,5', 'ВВГнг(А)-LS 3х4', 'ВВГнг(А)-LS 5х4'] } },
      { name: ['Кабель силовой', 'Күштік кабель', 'Power cable'],
        code: '273214.000.000008', unit: '006', price: [6_800, 16_500], quantity: [150, 3_000], only: ['utility', 'company', 'oil', 'mining'],
        details: [['{mark}, {kv} кВ, бронированный', '{mark}, {kv} кВ, броньдалған', '{mark}, {kv} kV, armoured']],
        slots: { mark: ['ААБл 3х95', 'АСБ 3х120', 'ВБШв 4х50'], kv: ['6', '10'] } },
      { name: ['Провод', 'Сым', 'Wire'], code: '273213.500.000019', unit: '006', price: [320, 950], quantity: [300, 6_000],
        details: [
          ['самонесущий изолированный, {mark}', 'өзін-өзі көтеретін оқшауланған, {mark}', 'self-supporting insulated, {mark}'],
        ],
        slots: { mark: ['СИП-4 2х16', 'СИП-4 4х16', 'СИП-2 3х35+1х54,6'] } },
      { name: ['Выключатель автоматический', 'Автоматты ажыратқыш', 'Circuit breaker'],
        code: '271222.900.000016', unit: '796', price: [1_900, 34_000], quantity: [10, 150],
        details: [
          ['{poles}P, {amps} А, характеристика С, 6 кА', '{poles}P, {amps} А, С сипаттамасы, 6 кА', '{poles}P, {amps} A, curve C, 6 kA'],
        ],
        slots: { poles: ['1', '3'], amps: ['16', '25', '63', '100'] } },
    ],
  },
  {
    key: 'lighting', subject: 'goods', weight: 2.5, remarks: 'equipment', buyers: ['school', 'kindergarten', 'hospital', 'akimat', 'utility', 'culture', 'roads', 'oil', 'mining'],
    notices: [
      ['Приобретение осветительного оборудования', 'Жарықтандыру жабдығын сатып алу', 'Lighting equipment'],
      ['Приобретение светодиодной продукции', 'Жарықдиодты өнімдер сатып алу', 'LED products'],
    ],
    items: [
      { name: ['Светильник', 'Шырағдан', 'Luminaire'],
        code: '274024.900.000012', unit: '796', price: [5_200, 16_500], quantity: [20, 350],
        details: [
          ['светодиодный, потолочный, {power} Вт, 4000 К, 595х595 мм', 'жарықдиодты, төбеге орнатылатын, {power} Вт, 4000 К, 595х595 мм', 'LED, ceiling, {power} W, 4000 K, 595x595 mm'],
        ],
        slots: { power: ['36', '40', '48'] } },
      { name: ['Светильник уличный', 'Көше шырағданы', 'Street luminaire'],
        code: '274033.000.000004', unit: '796', price: [24_000, 62_000], quantity: [10, 180],
        details: [
          ['консольный, светодиодный, {power} Вт, IP66', 'консольді, жарықдиодты, {power} Вт, IP66', 'console, LED, {power} W, IP66'],
        ],
        slots: { power: ['80', '100', '150'] } },
      { name: ['Прожектор', 'Прожектор', 'Floodlight'],
        code: '274033.000.000011', unit: '796', price: [8_500, 48_000], quantity: [5, 90],
        details: [['светодиодный, {power} Вт, IP65', 'жарықдиодты, {power} Вт, IP65', 'LED, {power} W, IP65']],
        slots: { power: ['50', '100', '200'] } },
      { name: ['Лампа', 'Шам', 'Lamp'], code: '274015.900.000021', unit: '796', price: [480, 1_400], quantity: [50, 1_200],
        details: [['светодиодная, {power} Вт, цоколь Е27', 'жарықдиодты, {power} Вт, Е27 цоколі']],
        slots: { power: ['10', '12', '15', '20'] } },
    ],
  },
  {
    key: 'power', subject: 'goods', weight: 1.5, remarks: 'equipment', buyers: ['utility', 'hospital', 'akimat', 'company', 'oil', 'mining'],
    notices: [['Приобретение электрооборудования', 'Электр жабдығын сатып алу', 'Supply of electrical equipment']],
    items: [
      { name: ['Трансформатор', 'Трансформатор', 'Transformer'],
        code: '271142.500.000007', unit: '796', price: [3_900_000, 9_800_000], quantity: [1, 4],
        details: [['силовой, масляный, {mark}', 'күштік, майлы, {mark}', 'power, oil-immersed, {mark}']],
        slots: { mark: ['ТМГ-400/10/0,4', 'ТМГ-630/10/0,4', 'ТМГ-1000/6/0,4'] } },
      { name: ['Электростанция дизельная', 'Дизель электр станциясы', 'Diesel generator'],
        code: '271131.100.000004', unit: '839', price: [5_400_000, 27_000_000], quantity: [1, 3],
        details: [
          ['{power} кВт, в шумозащитном кожухе, автоматический ввод резерва', '{power} кВт, шудан қорғайтын қаптамада, резервті автоматты қосу', '{power} kW, soundproof canopy, automatic transfer switch'],
        ],
        slots: { power: ['60', '100', '160', '200'] } },
      { name: ['Электродвигатель', 'Электр қозғалтқыш', 'Electric motor'],
        code: '271124.000.000018', unit: '796', price: [165_000, 1_450_000], quantity: [1, 12],
        details: [['асинхронный, {mark}, 380 В', 'асинхронды, {mark}, 380 В', 'asynchronous, {mark}, 380 V']],
        slots: { mark: ['АИР160S4 15 кВт', 'АИР200М4 37 кВт', 'АИР250М4 90 кВт'] } },
    ],
  },
  {
    key: 'pipes', subject: 'goods', weight: 3, remarks: 'materials', buyers: ['utility', 'akimat', 'company', 'oil', 'mining'],
    notices: [
      ['Приобретение труб и фитингов', 'Құбырлар мен фитингтер сатып алу', 'Pipes and fittings'],
      ['Поставка труб и соединительных деталей', 'Құбырлар мен жалғастырғыш бөлшектер жеткізу', 'Pipes and connecting parts'],
    ],
    items: [
      { name: ['Труба стальная', 'Болат құбыр', 'Steel pipe'],
        code: '242031.900.000057', unit: '006', price: [6_200, 21_500], quantity: [60, 2_400],
        details: [
          ['электросварная, прямошовная, {size} мм, ГОСТ 10704-91', 'электрлі дәнекерленген, тік жікті, {size} мм, МЕМСТ 10704-91', 'electric-welded, {size} mm, GOST 10704-91'],
        ],
        slots: { size: ['108х4', '159х4,5', '219х6'] } },
      { name: ['Труба стальная', 'Болат құбыр', 'Steel pipe'],
        code: '242011.500.000013', unit: '168', price: [520_000, 690_000], quantity: [4, 80],
        details: [
          ['бесшовная, горячедеформированная, {size} мм, сталь 20', 'жіксіз, ыстықтай пішінделген, {size} мм, 20 болаты', 'seamless, hot-formed, {size} mm, steel 20'],
        ],
        slots: { size: ['89х6', '114х8', '159х8', '219х10'] } },
      { name: ['Труба полиэтиленовая', 'Полиэтилен құбыр', 'Polyethylene pipe'],
        code: '222121.550.000006', unit: '006', price: [2_400, 9_800], quantity: [100, 5_000],
        details: [
          ['ПЭ100 SDR {sdr}, диаметр {mm} мм, питьевая, ГОСТ 18599-2001', 'ПЭ100 SDR {sdr}, диаметрі {mm} мм, ауыз суға, МЕМСТ 18599-2001', 'PE100 SDR {sdr}, {mm} mm, GOST 18599-2001'],
        ],
        slots: { sdr: ['11', '17'], mm: ['90', '110', '160'] } },
      { name: ['Отвод', 'Бұрма', 'Pipe bend'], code: '242040.300.000024', unit: '796', price: [3_200, 24_000], quantity: [5, 120],
        details: [
          ['крутоизогнутый, 90°, {size} мм, ГОСТ 17375-2001', 'тік иілген, 90°, {size} мм, МЕМСТ 17375-2001', '90°, {size} mm, GOST 17375-2001'],
        ],
        slots: { size: ['89х4', '108х4', '159х6', '219х8'] } },
    ],
  },
  {
    key: 'valves', subject: 'goods', weight: 3, remarks: 'equipment', buyers: ['utility', 'company', 'oil', 'mining'],
    notices: [
      ['Приобретение трубопроводной арматуры', 'Құбыр арматурасын сатып алу', 'Supply of pipeline valves'],
      ['Поставка запорной и соединительной арматуры', 'Бекіту және жалғастыру арматурасын жеткізу', 'Shut-off and connecting fittings'],
    ],
    items: [
      { name: ['Задвижка', 'Ысырма', 'Gate valve'],
        code: '281413.730.000009', unit: '796', price: [52_000, 245_000], quantity: [2, 40],
        details: [
          ['стальная, клиновая, 30с41нж, Ду {dn}, Ру 16', 'болат, сыналы, 30с41нж, Ду {dn}, Ру 16', 'steel, wedge, 30s41nzh, DN {dn}, PN 16'],
        ],
        slots: { dn: ['80', '100', '150', '200'] } },
      { name: ['Кран шаровой', 'Шар кран', 'Ball valve'],
        code: '281413.350.000015', unit: '796', price: [28_000, 185_000], quantity: [2, 50],
        details: [
          ['стальной, фланцевый, Ду {dn}, Ру {pn}', 'болат, фланецті, Ду {dn}, Ру {pn}', 'steel, flanged, DN {dn}, PN {pn}'],
        ],
        slots: { dn: ['50', '80', '100', '150'], pn: ['16', '25', '40'] } },
      { name: ['Клапан обратный', 'Кері клапан', 'Check valve'],
        code: '281411.700.000004', unit: '796', price: [32_000, 160_000], quantity: [2, 25],
        details: [
          ['поворотный, фланцевый, 19с53нж, Ду {dn}', 'бұрылмалы, фланецті, 19с53нж, Ду {dn}', 'swing, flanged, DN {dn}'],
        ],
        slots: { dn: ['80', '100', '150'] } },
      { name: ['Фланец', 'Фланец', 'Flange'], code: '242040.700.000003', unit: '796', price: [5_500, 34_000], quantity: [8, 160],
        details: [
          ['стальной, приварной встык, {dn}-16, ГОСТ 33259-2015', 'болат, түйістіріп дәнекерленетін, {dn}-16, МЕМСТ 33259-2015', 'steel, welding neck, {dn}-16, GOST 33259-2015'],
        ],
        slots: { dn: ['50', '80', '100', '150'] } },
    ],
  },
  {
    key: 'pumps', subject: 'goods', weight: 2.5, remarks: 'equipment', buyers: ['utility', 'akimat', 'company', 'oil', 'mining'],
    notices: [
      ['Приобретение насосного оборудования', 'Сорғы жабдығын сатып алу', 'Supply of pumps'],
      ['Поставка насосов и запасных частей', 'Сорғылар мен қосалқы бөлшектер жеткізу', 'Pumps and spare parts'],
    ],
    items: [
      { name: ['Насос', 'Сорғы', 'Pump'], code: '281314.170.000008', unit: '796', price: [310_000, 980_000], quantity: [1, 8],
        details: [['скважинный, {mark}', 'ұңғымалық, {mark}', 'borehole, {mark}']],
        slots: { mark: ['ЭЦВ 6-10-110', 'ЭЦВ 8-25-125', 'ЭЦВ 8-40-120'] } },
      { name: ['Насос', 'Сорғы', 'Pump'], code: '281314.510.000021', unit: '839', price: [680_000, 3_900_000], quantity: [1, 4],
        details: [
          ['центробежный, консольный, {mark}, с электродвигателем', 'ортадан тепкіш, консольді, {mark}, электр қозғалтқышымен', 'centrifugal, {mark}, with motor'],
        ],
        slots: { mark: ['К100-65-200', 'К150-125-315', '1Д315-50'] } },
      { name: ['Насос штанговый', 'Штангалы сорғы', 'Sucker rod pump'],
        code: '281313.300.000005', unit: '796', price: [780_000, 1_650_000], quantity: [2, 20], only: ['oil'],
        details: [['глубинный, невставной, НН2Б-{mm}', 'тереңдік, құбырлы, НН2Б-{mm}', 'bottom-hole, NN2B-{mm}']],
        slots: { mm: ['44', '57', '70'] } },
      { name: ['Торцевое уплотнение', 'Бүйірлік тығыздағыш', 'Mechanical seal'],
        code: '282923.000.000013', unit: '796', price: [48_000, 320_000], quantity: [2, 20],
        details: [['для насоса {mark}', '{mark} сорғысына арналған', 'for pump {mark}']],
        slots: { mark: ['НК 65/35-240', 'ЦНС 38-110', 'К100-65-200'] } },
    ],
  },
  {
    key: 'hvac', subject: 'goods', weight: 2.5, remarks: 'equipment', buyers: ['school', 'kindergarten', 'hospital', 'akimat', 'agency', 'company', 'culture', 'oil', 'mining'],
    notices: [
      ['Приобретение отопительного и климатического оборудования', 'Жылыту және климаттық жабдық сатып алу', 'Heating and air conditioning equipment'],
    ],
    items: [
      { name: ['Кондиционер', 'Кондиционер', 'Air conditioner'],
        code: '282512.300.000000', unit: '796', price: [175_000, 420_000], quantity: [1, 20],
        details: [
          ['сплит-система, настенная, инверторная, до {area} м², с монтажом', 'сплит-жүйе, қабырғаға ілінетін, инверторлы, {area} м² дейін, монтаждаумен', 'split system, inverter, up to {area} m², with installation'],
        ],
        slots: { area: ['25', '35', '50', '70'] } },
      { name: ['Котёл', 'Қазан', 'Boiler'],
        code: '252111.500.000004', unit: '796', price: [850_000, 4_600_000], quantity: [1, 3], only: ['school', 'kindergarten', 'hospital', 'akimat', 'culture'],
        details: [['водогрейный, {fuel}, мощность {power} кВт', 'су жылытатын, {fuel}, қуаты {power} кВт']],
        slots: { fuel: [['твердотопливный', 'қатты отынды'], ['газовый', 'газды']], power: ['100', '150', '250'] } },
      { name: ['Горелка', 'Жанарғы', 'Burner'],
        code: '282111.300.000001', unit: '796', price: [380_000, 1_350_000], quantity: [1, 3],
        details: [
          ['на жидком топливе, мощность {power} кВт', 'сұйық отынға арналған, қуаты {power} кВт', 'liquid fuel, {power} kW'],
        ],
        slots: { power: ['70–300', '150–500'] } },
      { name: ['Радиатор отопления', 'Жылыту радиаторы'],
        code: '252111.700.000006', unit: '796', price: [16_000, 38_000], quantity: [10, 150],
        details: [
          ['биметаллический, {sections} секций, межосевое расстояние 500 мм', 'биметалл, {sections} секция, осьаралық қашықтығы 500 мм'],
        ],
        slots: { sections: ['8', '10', '12'] } },
      { name: ['Вентилятор', 'Желдеткіш', 'Fan'],
        code: '282520.300.000011', unit: '796', price: [65_000, 480_000], quantity: [1, 10],
        details: [['канальный, производительность {flow} м³/ч', 'арналы, өнімділігі {flow} м³/сағ', 'duct, {flow} m³/h']],
        slots: { flow: ['500', '1 200', '2 500'] } },
    ],
  },
]
