import type { CommodityGroup } from './template.ts'

export const subsoil: readonly CommodityGroup[] = [
  {
    key: 'oil-pipes', subject: 'goods', weight: 14, remarks: 'materials', buyers: ['oil'],
    notices: [
      ['Трубы и штанги для нефтепромысла', 'Мұнай кәсіпшілігіне арналған құбырлар мен штангалар', 'Pipes and rods for the oil field'],
      ['Трубная продукция нефтяного сортамента', 'Мұнай сортаментіндегі құбыр өнімдері', 'Oil country tubular goods'],
    ],
    items: [
      { name: ['Труба насосно-компрессорная', 'Сорғы-компрессор құбыры', 'Tubing'],
        code: '242013.500.000011', unit: '168', price: [740_000, 980_000], quantity: [10, 220],
        details: [
          ['{size} мм, группа прочности {grade}, ГОСТ 633-80', '{size} мм, беріктік тобы {grade}, МЕМСТ 633-80', '{size} mm, grade {grade}, GOST 633-80'],
        ],
        slots: { size: ['60,3х5,0', '73х5,5', '88,9х6,5'], grade: ['К', 'Е', 'N80'] } },
      { name: ['Труба обсадная', 'Шегендеу құбыры', 'Casing pipe'],
        code: '242012.500.000018', unit: '168', price: [690_000, 930_000], quantity: [15, 350],
        details: [
          ['{size} мм, резьба {thread}, группа прочности {grade}', '{size} мм, {thread} бұрандасы, беріктік тобы {grade}', '{size} mm, thread {thread}, grade {grade}'],
        ],
        slots: { size: ['146х7,7', '168,3х8,9', '244,5х8,9'], thread: ['ОТТМ', 'BTC'], grade: ['Д', 'Е', 'N80'] } },
      { name: ['Штанга насосная', 'Сорғы штангасы', 'Sucker rod'],
        code: '281331.000.000027', unit: '796', price: [16_500, 31_000], quantity: [100, 1_500],
        details: [
          ['диаметр {mm} мм, длина 8 м, сталь 15Х2НМФ, ГОСТ 13877-96', 'диаметрі {mm} мм, ұзындығы 8 м, 15Х2НМФ болаты, МЕМСТ 13877-96', 'diameter {mm} mm, length 8 m, GOST 13877-96'],
        ],
        slots: { mm: ['19', '22', '25'] } },
      { name: ['Муфта', 'Муфта', 'Coupling'], code: '242040.100.000016', unit: '796', price: [4_800, 16_500], quantity: [40, 900],
        details: [
          ['для НКТ {size} мм, группа прочности {grade}', '{size} мм СКҚ үшін, беріктік тобы {grade}', 'for tubing {size} mm, grade {grade}'],
        ],
        slots: { size: ['60', '73', '89'], grade: ['К', 'Е'] } },
    ],
  },
  {
    key: 'drilling-goods', subject: 'goods', weight: 12, remarks: 'equipment', buyers: ['oil', 'mining'],
    notices: [
      ['Поставка бурового инструмента', 'Бұрғылау құралын жеткізу', 'Drilling tools'],
      ['Материалы и инструмент для бурения', 'Бұрғылауға арналған материалдар мен құрал', 'Drilling materials and tools'],
    ],
    items: [
      { name: ['Долото', 'Қашау', 'Drill bit'],
        code: '289212.300.000009', unit: '796', price: [620_000, 4_900_000], quantity: [2, 24],
        details: [
          ['PDC, диаметр {mm} мм, {blades} лопастей', 'PDC, диаметрі {mm} мм, {blades} қалақшалы', 'PDC, {mm} mm, {blades} blades'],
          ['трёхшарошечное, диаметр {mm} мм, герметизированная опора', 'үш шарошкалы, диаметрі {mm} мм, герметикалық тірек', 'tricone, {mm} mm, sealed bearing'],
        ],
        slots: { mm: ['151', '215,9', '295,3'], blades: ['5', '6'] } },
      { name: ['Труба бурильная', 'Бұрғылау құбыры', 'Drill pipe'],
        code: '242012.300.000007', unit: '796', price: [185_000, 390_000], quantity: [20, 240],
        details: [
          ['ТБПК {size}, группа прочности {grade}, замок ЗП-162', 'ТБПК {size}, беріктік тобы {grade}, ЗП-162 құлпы', 'TBPK {size}, grade {grade}, tool joint ZP-162'],
        ],
        slots: { size: ['127х9,19', '89х9,35'], grade: ['G-105', 'S-135'] } },
      { name: ['Бентонит', 'Бентонит', 'Bentonite'],
        code: '081222.300.000001', unit: '168', price: [68_000, 115_000], quantity: [10, 180],
        details: [
          ['для буровых растворов, марка ПБМ{mark}', 'бұрғылау ерітінділеріне арналған, ПБМ{mark} маркасы', 'for drilling fluids, grade PBM{mark}'],
        ],
        slots: { mark: ['А', 'Б', 'В'] } },
      { name: ['Барит', 'Барит', 'Barite'],
        code: '089111.500.000002', unit: '168', price: [135_000, 210_000], quantity: [10, 150],
        details: [
          ['утяжелитель, плотность {density} г/см³, мягкие контейнеры', 'ауырлатқыш, тығыздығы {density} г/см³, жұмсақ контейнерлер', 'weighting agent, {density} g/cm³, big bags'],
        ],
        slots: { density: ['4,1', '4,2'] } },
      { name: ['Коронка буровая', 'Бұрғылау коронкасы', 'Core bit'],
        code: '257350.100.000014', unit: '796', price: [58_000, 165_000], quantity: [5, 90], only: ['mining'],
        details: [
          ['алмазная, {size}, матрица {matrix}', 'алмаз, {size}, {matrix} матрицасы', 'diamond, {size}, matrix {matrix}'],
        ],
        slots: { size: ['NQ', 'HQ', 'PQ'], matrix: ['7–9', '9–12'] } },
    ],
  },
  {
    key: 'oilfield-chemicals', subject: 'goods', weight: 10, remarks: 'materials', buyers: ['oil'],
    notices: [
      ['Поставка химических реагентов', 'Химиялық реагенттер жеткізу', 'Chemical reagents'],
      ['Реагенты для подготовки нефти', 'Мұнай дайындауға арналған реагенттер', 'Reagents for oil treatment'],
    ],
    items: [
      { name: ['Деэмульгатор', 'Деэмульгатор', 'Demulsifier'],
        code: '205941.990.000012', unit: '168', price: [1_150_000, 1_900_000], quantity: [3, 60],
        details: [
          ['для подготовки нефти, расход не более {dose} г/т', 'мұнай дайындауға арналған, шығыны {dose} г/т-дан аспайды', 'oil treatment, dosage not above {dose} g/t'],
        ],
        slots: { dose: ['40', '60', '80'] } },
      { name: ['Ингибитор коррозии', 'Коррозия ингибиторы', 'Corrosion inhibitor'],
        code: '205957.300.000005', unit: '168', price: [980_000, 1_650_000], quantity: [2, 45],
        details: [
          ['водорастворимый, защитный эффект не менее {percent} %', 'суда еритін, қорғау әсері кемінде {percent} %', 'water-soluble, protection at least {percent} %'],
        ],
        slots: { percent: ['85', '90'] } },
      { name: ['Кислота соляная', 'Тұз қышқылы', 'Hydrochloric acid'],
        code: '201324.110.000004', unit: '168', price: [125_000, 190_000], quantity: [10, 160],
        details: [
          ['ингибированная, концентрация {percent} %', 'ингибирленген, концентрациясы {percent} %', 'inhibited, {percent} %'],
        ],
        slots: { percent: ['22', '24'] } },
      { name: ['Ингибитор парафиноотложений', 'Парафин шөгінділерінің ингибиторы', 'Paraffin inhibitor'],
        code: '205957.300.000011', unit: '168', price: [1_050_000, 1_750_000], quantity: [2, 35],
        details: [
          ['температура застывания не выше минус {t} °С', 'қату температурасы минус {t} °С-тан аспайды', 'pour point not above −{t} °C'],
        ],
        slots: { t: ['40', '45', '50'] } },
    ],
  },
  {
    key: 'drilling-services', subject: 'services', weight: 10, remarks: 'services', buyers: ['oil'],
    notices: [
      ['Услуги по бурению, ремонту и исследованию скважин', 'Ұңғымаларды бұрғылау, жөндеу және зерттеу қызметтері', 'Drilling, workover and logging of wells'],
      ['Сервисные работы на скважинах', 'Ұңғымалардағы сервистік жұмыстар', 'Well services'],
    ],
    items: [
      { name: ['Работы по бурению эксплуатационных скважин', 'Пайдалану ұңғымаларын бұрғылау жұмыстары', 'Drilling of production wells'],
        code: '091012.335.000002', unit: '931', price: [280_000_000, 890_000_000], quantity: [1, 4],
        details: [
          ['вертикальная скважина, проектная глубина {depth} м', 'тік ұңғыма, жобалық тереңдігі {depth} м', 'vertical well, design depth {depth} m'],
        ],
        slots: { depth: ['950', '1 250', '1 800', '2 600'] } },
      { name: ['Услуги по капитальному ремонту скважин', 'Ұңғымаларды күрделі жөндеу қызметтері', 'Well workover services'],
        code: '091012.000.000008', unit: '356', price: [62_000, 110_000], quantity: [400, 3_500],
        details: [
          ['бригада КРС с установкой грузоподъёмностью {load} т', 'жүк көтергіштігі {load} т қондырғысы бар ҰКЖ бригадасы', 'workover crew with a {load} t rig'],
        ],
        slots: { load: ['60', '80', '100'] } },
      { name: ['Услуги по геофизическим исследованиям скважин', 'Ұңғымаларды геофизикалық зерттеу қызметтері', 'Well logging services'],
        code: '711235.000.000004', unit: '5114', price: [1_800_000, 9_500_000], quantity: [2, 30],
        details: [
          ['комплекс ПГИ, интервал до {depth} м', 'КГЗ кешені, {depth} м дейінгі аралық', 'production logging, interval to {depth} m'],
        ],
        slots: { depth: ['1 200', '1 800', '2 500'] } },
    ],
  },
  {
    key: 'exploration', subject: 'services', weight: 6, remarks: 'services', buyers: ['mining'],
    notices: [['Геологоразведочные работы', 'Геологиялық барлау жұмыстары', 'Geological exploration']],
    items: [
      { name: ['Работы по колонковому бурению', 'Колонкалы бұрғылау жұмыстары', 'Core drilling'],
        code: '091012.335.000006', unit: '018', price: [38_000, 72_000], quantity: [600, 9_000],
        details: [
          ['разведочные скважины, диаметр {size}, выход керна не менее 95 %', 'барлау ұңғымалары, {size} диаметрі, керн шығымы кемінде 95 %', 'exploration holes, {size}, core recovery at least 95 %'],
        ],
        slots: { size: ['HQ', 'NQ'] } },
      { name: ['Услуги лабораторные по анализу проб', 'Сынамаларды талдау бойынша зертханалық қызметтер', 'Laboratory analysis of samples'],
        code: '712011.000.000009', unit: '5114', price: [6_500, 19_000], quantity: [200, 6_000],
        details: [['пробирный и ICP-анализ геологических проб', 'геологиялық сынамаларды пробирлік және ICP талдау', 'fire assay and ICP analysis of geological samples']] },
    ],
  },
  {
    key: 'mining-goods', subject: 'goods', weight: 12, remarks: 'equipment', buyers: ['mining'],
    notices: [
      ['Запасные части и материалы для горного производства', 'Тау-кен өндірісіне арналған қосалқы бөлшектер мен материалдар', 'Parts and materials for mining'],
      ['Материально-техническое обеспечение рудника', 'Кенішті материалдық-техникалық қамтамасыз ету', 'Supplies for the mine'],
    ],
    items: [
      { name: ['Лента конвейерная', 'Конвейер таспасы', 'Conveyor belt'],
        code: '221940.300.000008', unit: '006', price: [28_000, 68_000], quantity: [50, 900],
        details: [
          ['резинотканевая, {size}, ГОСТ 20-2018', 'резеңке-маталы, {size}, МЕМСТ 20-2018', 'rubber-fabric, {size}, GOST 20-2018'],
        ],
        slots: { size: ['2М-1000-4-ТК-200-6-2', '2.2-1200-5-ТК-200-8-2'] } },
      { name: ['Шар мелющий', 'Ұнтақтау шары', 'Grinding ball'],
        code: '259929.450.000003', unit: '168', price: [410_000, 560_000], quantity: [20, 400],
        details: [
          ['стальной, диаметр {mm} мм, группа твёрдости {group}', 'болат, диаметрі {mm} мм, қаттылық тобы {group}', 'steel, {mm} mm, hardness group {group}'],
        ],
        slots: { mm: ['40', '60', '100'], group: ['3', '4'] } },
      { name: ['Футеровка', 'Футеровка', 'Mill liner'],
        code: '289261.500.000021', unit: '839', price: [8_500_000, 34_000_000], quantity: [1, 2],
        details: [
          ['резиновая, для шаровой мельницы {mill}', 'резеңке, {mill} шарлы диірменіне арналған', 'rubber, for ball mill {mill}'],
        ],
        slots: { mill: ['МШР 3600х4000', 'МШЦ 3200х4500'] } },
      { name: ['Ксантогенат', 'Ксантогенат', 'Xanthate'],
        code: '201451.390.000004', unit: '168', price: [1_250_000, 1_850_000], quantity: [5, 80],
        details: [['бутиловый калиевый, флотореагент', 'бутилді калийлі, флотореагент', 'potassium butyl, flotation reagent']] },
      { name: ['Зуб ковша', 'Шөміш тісі', 'Bucket tooth'],
        code: '289261.300.000044', unit: '796', price: [48_000, 320_000], quantity: [5, 80],
        details: [['для экскаватора {machine}', '{machine} экскаваторына арналған', 'for excavator {machine}']],
        slots: { machine: ['ЭКГ-5А', 'ЭКГ-10', 'Komatsu PC1250'] } },
    ],
  },
  {
    key: 'industrial-services', subject: 'services', weight: 8, remarks: 'services', buyers: ['oil', 'mining'],
    notices: [
      ['Экологические и инженерные услуги', 'Экологиялық және инженерлік қызметтер', 'Environmental and engineering services'],
    ],
    items: [
      { name: ['Услуги по производственному экологическому мониторингу', 'Өндірістік экологиялық мониторинг қызметтері', 'Industrial environmental monitoring'],
        code: '749013.000.000002', unit: '5114', price: [2_400_000, 18_500_000], quantity: [1, 1],
        details: [['воздух, вода, почва; ежеквартальные отчёты', 'ауа, су, топырақ; тоқсан сайынғы есептер', 'air, water, soil; quarterly reports']] },
      { name: ['Услуги по неразрушающему контролю', 'Бұзбай бақылау қызметтері', 'Non-destructive testing'],
        code: '712019.000.000021', unit: '5114', price: [1_200_000, 14_000_000], quantity: [1, 1],
        details: [
          ['толщинометрия и ультразвуковой контроль {object}', '{object} қалыңдығын өлшеу және ультрадыбыстық бақылау', 'thickness and ultrasonic testing of {object}'],
        ],
        slots: { object: [['резервуаров', 'резервуарлардың', 'tanks'], ['трубопроводов', 'құбырлардың', 'pipelines'], ['сосудов под давлением', 'қысымдағы ыдыстардың', 'pressure vessels']] } },
      { name: ['Услуги по утилизации отходов производства', 'Өндіріс қалдықтарын кәдеге жарату қызметтері', 'Disposal of industrial waste'],
        code: '382229.000.000003', unit: '168', price: [38_000, 92_000], quantity: [40, 1_200],
        details: [['{waste}, с вывозом', '{waste}, шығарумен', '{waste}, with removal']],
        slots: { waste: [['нефтешлам', 'мұнай шламы', 'oil sludge'], ['замазученный грунт', 'мазутталған топырақ', 'oil-contaminated soil'], ['буровой шлам', 'бұрғылау шламы', 'drill cuttings']] } },
      { name: ['Услуги по поверке средств измерений', 'Өлшем құралдарын салыстырып тексеру қызметтері', 'Verification of measuring instruments'],
        code: '712014.000.000003', unit: '5114', price: [450_000, 5_800_000], quantity: [1, 1],
        details: [
          ['манометры, уровнемеры, газоанализаторы, {count} приборов', 'манометрлер, деңгей өлшегіштер, газ талдағыштар, {count} аспап', 'gauges, level meters, gas analysers, {count} instruments'],
        ],
        slots: { count: ['40', '85', '160'] } },
      { name: ['Услуги по геологическому сопровождению', 'Геологиялық сүйемелдеу қызметтері', 'Geological support'],
        code: '711234.000.000001', unit: '5114', price: [4_500_000, 38_000_000], quantity: [1, 1],
        details: [['подсчёт запасов и отчёт по стандарту KAZRC', 'қорларды есептеу және KAZRC стандарты бойынша есеп', 'reserve estimate and KAZRC report'], ['составление проекта разработки месторождения', 'кен орнын игеру жобасын жасау', 'field development plan']] },
    ],
  },
]
