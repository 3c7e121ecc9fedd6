import type { CommodityGroup } from './template.ts'

export const it: readonly CommodityGroup[] = [
  {
    key: 'computers', subject: 'goods', weight: 5, remarks: 'equipment',
    buyers: ['school', 'college', 'hospital', 'akimat', 'agency', 'company', 'culture', 'oil', 'mining'],
    notices: [
      ['Приобретение компьютерной техники', 'Компьютерлік техника сатып алу', 'Supply of computer equipment'],
      ['Приобретение компьютеров и периферийного оборудования', 'Компьютерлер мен перифериялық жабдық сатып алу', 'Computers and peripherals'],
      ['Обновление парка вычислительной техники', 'Есептеу техникасы паркін жаңарту', 'Renewal of computer equipment'],
    ],
    items: [
      { name: ['Ноутбук', 'Ноутбук', 'Laptop'],
        code: '262011.100.000002', unit: '796', price: [290_000, 520_000], quantity: [1, 30],
        details: [
          ['диагональ {inch}″, {cpu}, ОЗУ {ram} ГБ, SSD {ssd} ГБ, IPS 1920х1080, предустановленная ОС', 'диагоналі {inch}″, {cpu}, ЖЖҚ {ram} ГБ, SSD {ssd} ГБ, IPS 1920х1080, ОЖ алдын ала орнатылған', '{inch}″, {cpu}, RAM {ram} GB, SSD {ssd} GB, IPS 1920x1080, operating system installed'],
        ],
        slots: { inch: ['14', '15,6'], cpu: ['Intel Core i5-1335U', 'Intel Core i7-1355U', 'AMD Ryzen 5 7530U'], ram: ['8', '16'], ssd: ['256', '512'] } },
      { name: ['Моноблок', 'Моноблок', 'All-in-one computer'],
        code: '262013.200.000001', unit: '796', price: [310_000, 490_000], quantity: [2, 25],
        details: [
          ['экран {inch}″, {cpu}, ОЗУ {ram} ГБ, SSD 512 ГБ, клавиатура и мышь в комплекте', 'экраны {inch}″, {cpu}, ЖЖҚ {ram} ГБ, SSD 512 ГБ, пернетақта мен тінтуір жиынтықта', '{inch}″ screen, {cpu}, RAM {ram} GB, SSD 512 GB, keyboard and mouse included'],
        ],
        slots: { inch: ['23,8', '27'], cpu: ['Intel Core i5-13420H', 'Intel Core i3-1215U', 'AMD Ryzen 5 7535HS'], ram: ['8', '16'] } },
      { name: ['Компьютер персональный', 'Дербес компьютер', 'Desktop computer'],
        code: '262013.000.000011', unit: '839', price: [280_000, 460_000], quantity: [2, 30],
        details: [
          ['в сборе: системный блок {cpu}, ОЗУ 16 ГБ, SSD 512 ГБ, монитор 24″, клавиатура, мышь', 'жинақта: жүйелік блок {cpu}, ЖЖҚ 16 ГБ, SSD 512 ГБ, 24″ монитор, пернетақта, тінтуір', 'system unit {cpu}, RAM 16 GB, SSD 512 GB, 24″ monitor, keyboard, mouse'],
        ],
        slots: { cpu: ['Intel Core i5-12400', 'Intel Core i3-12100', 'AMD Ryzen 5 5600G'] } },
      { name: ['Монитор', 'Монитор', 'Monitor'],
        code: '262017.100.000003', unit: '796', price: [62_000, 125_000], quantity: [2, 30],
        details: [
          ['диагональ {inch}″, IPS, 1920х1080, HDMI и DisplayPort', 'диагоналі {inch}″, IPS, 1920х1080, HDMI және DisplayPort', '{inch}″, IPS, 1920x1080, HDMI and DisplayPort'],
        ],
        slots: { inch: ['23,8', '24', '27'] } },
      { name: ['Панель интерактивная', 'Интерактивті панель'],
        code: '262030.100.000021', unit: '796', price: [950_000, 1_650_000], quantity: [1, 6],
        details: [
          ['диагональ {inch}″, разрешение 3840х2160, не менее 20 касаний, встроенный компьютер OPS, крепление в комплекте', 'диагоналі {inch}″, ажыратымдылығы 3840х2160, кемінде 20 жанасу нүктесі, OPS кіріктірілген компьютері, бекіткіші жиынтықта'],
        ],
        slots: { inch: ['65', '75', '86'] } },
      { name: ['Источник бесперебойного питания', 'Үздіксіз қорек көзі', 'Uninterruptible power supply'],
        code: '262040.000.000051', unit: '796', price: [58_000, 240_000], quantity: [2, 20],
        details: [
          ['линейно-интерактивный, мощность {power} ВА', 'желілік-интерактивті, қуаты {power} ВА', 'line-interactive, {power} VA'],
        ],
        slots: { power: ['850', '1000', '1500', '2000'] } },
    ],
  },
  {
    key: 'network', subject: 'goods', weight: 3, remarks: 'equipment',
    buyers: ['college', 'hospital', 'akimat', 'agency', 'company', 'oil', 'mining'],
    notices: [
      ['Приобретение сетевого и серверного оборудования', 'Желілік және серверлік жабдық сатып алу', 'Network and server equipment'],
      ['Модернизация серверного помещения', 'Серверлік үй-жайды жаңғырту', 'Server room upgrade'],
    ],
    items: [
      { name: ['Сервер', 'Сервер', 'Server'],
        code: '262014.000.000005', unit: '796', price: [5_200_000, 13_800_000], quantity: [1, 2],
        details: [
          ['стоечный 2U, 2 процессора по {cores} ядра, ОЗУ {ram} ГБ, {disks} накопителей SSD 1,92 ТБ, два блока питания', 'тірекке арналған 2U, әрқайсысы {cores} ядролы 2 процессор, ЖЖҚ {ram} ГБ, 1,92 ТБ {disks} SSD жинақтағыш, екі қорек блогы', 'rack 2U, 2 processors with {cores} cores each, RAM {ram} GB, {disks} SSD 1.92 TB, two power supplies'],
        ],
        slots: { cores: ['24', '32'], ram: ['128', '256', '512'], disks: ['6', '8'] } },
      { name: ['Коммутатор', 'Коммутатор', 'Switch'],
        code: '263023.900.000018', unit: '796', price: [145_000, 920_000], quantity: [1, 12],
        details: [
          ['управляемый, {ports}-портовый 10/100/1000, 4 порта SFP+, PoE+', 'басқарылатын, 10/100/1000 {ports} порт, SFP+ 4 порты, PoE+', 'managed, {ports} ports 10/100/1000, 4 SFP+ ports, PoE+'],
        ],
        slots: { ports: ['24', '48'] } },
      { name: ['Маршрутизатор', 'Маршруттауыш', 'Router'],
        code: '263023.900.000021', unit: '796', price: [95_000, 780_000], quantity: [1, 5],
        details: [
          ['межсетевой экран, VPN, пропускная способность не менее {speed} Гбит/с', 'желіаралық экран, VPN, өткізу қабілеті кемінде {speed} Гбит/с', 'firewall, VPN, throughput at least {speed} Gbit/s'],
        ],
        slots: { speed: ['1', '2,5', '10'] } },
      { name: ['Шкаф телекоммуникационный', 'Телекоммуникациялық шкаф', 'Rack cabinet'],
        code: '259929.490.000311', unit: '796', price: [160_000, 420_000], quantity: [1, 4],
        details: [
          ['напольный, {units}U, 600х{depth} мм, перфорированная дверь', 'еденге қойылатын, {units}U, 600х{depth} мм, тесікті есік'],
        ],
        slots: { units: ['22', '32', '42'], depth: ['800', '1000'] } },
      { name: ['Кабель', 'Кабель', 'Cable'], code: '273211.700.000015', unit: '006', price: [120, 260], quantity: [300, 3_000],
        details: [
          ['витая пара, UTP, категория {category}, медный, внутренней прокладки', 'ширатылған жұп, UTP, {category} санаты, мыс, үй ішінде төселетін'],
        ],
        slots: { category: ['5e', '6'] } },
    ],
  },
  {
    key: 'licences', subject: 'services', weight: 3, remarks: 'licence',
    buyers: ['school', 'college', 'hospital', 'akimat', 'agency', 'company', 'oil', 'mining'],
    notices: [
      ['Услуги по предоставлению лицензий на программное обеспечение', 'Бағдарламалық қамтылымға лицензия беру қызметтері', 'Software licences'],
      ['Приобретение прав на использование программных продуктов', 'Бағдарламалық өнімдерді пайдалану құқықтарын сатып алу', 'Rights to use software products'],
    ],
    items: [
      { name: ['Услуги по предоставлению лицензий на право использования программного обеспечения', 'Бағдарламалық қамтылымды пайдалану құқығына лицензия беру қызметтері', 'Software licensing services'],
        code: '620290.000.000003', unit: '5114', price: [280_000, 4_800_000], quantity: [1, 1],
        details: [['антивирусная защита, {users} рабочих мест, срок действия 12 месяцев', 'вирусқа қарсы қорғаныс, {users} жұмыс орны, қолданылу мерзімі 12 ай', 'anti-virus protection, {users} workstations, 12 months'],
          ['офисный пакет, {users} пользователей, подписка на 12 месяцев', 'кеңсе бағдарламалары пакеті, {users} пайдаланушы, 12 айлық жазылым', 'office suite, {users} users, 12-month subscription'],
          ['система автоматизированного проектирования, {seats} рабочих места, 12 месяцев', 'автоматтандырылған жобалау жүйесі, {seats} жұмыс орны, 12 ай', 'computer-aided design, {seats} seats, 12 months']],
        slots: { users: ['25', '50', '60', '100', '150'], seats: ['2', '3', '4'] } },
      { name: ['Услуги по продлению лицензий на информационную систему', 'Ақпараттық жүйеге лицензияларды ұзарту қызметтері'],
        code: '620290.000.000001', unit: '5114', price: [350_000, 2_600_000], quantity: [1, 1],
        details: [
          ['бухгалтерский учёт и кадры, {users} пользователей', 'бухгалтерлік есеп және кадрлар, {users} пайдаланушы'],
          ['электронный документооборот, {users} пользователей', 'электрондық құжат айналымы, {users} пайдаланушы'],
        ],
        slots: { users: ['5', '10', '20', '35'] } },
    ],
  },
  {
    key: 'it-support', subject: 'services', weight: 3, remarks: 'services',
    buyers: ['college', 'hospital', 'akimat', 'agency', 'company', 'oil', 'mining'],
    notices: [
      ['Сопровождение информационных систем и компьютерной техники', 'Ақпараттық жүйелер мен компьютерлік техниканы сүйемелдеу', 'Support of information systems and computers'],
      ['Услуги в сфере информационных технологий', 'Ақпараттық технологиялар саласындағы қызметтер', 'IT services'],
    ],
    items: [
      { name: ['Услуги по сопровождению и технической поддержке информационной системы', 'Ақпараттық жүйені сүйемелдеу және техникалық қолдау қызметтері', 'Support of an information system'],
        code: '620230.000.000001', unit: '5114', price: [900_000, 9_500_000], quantity: [1, 1],
        details: [
          ['медицинская информационная система, 12 месяцев, режим {mode}', 'медициналық ақпараттық жүйе, 12 ай, {mode} режимі'],
          ['система электронного документооборота, режим {mode}', 'электрондық құжат айналымы жүйесі, {mode} режимі', 'document management system, {mode}'],
        ],
        slots: { mode: ['5/8', '7/24'] } },
      { name: ['Услуги по техническому обслуживанию компьютерной и периферийной техники', 'Компьютерлік және перифериялық техникаға техникалық қызмет көрсету', 'Maintenance of computers and peripherals'],
        code: '951110.000.000000', unit: '5114', price: [180_000, 1_900_000], quantity: [1, 1],
        details: [
          ['ремонт и профилактика {count} единиц техники, заправка картриджей', '{count} бірлік техниканы жөндеу және алдын алу, картридждерді толтыру', 'repair and maintenance of {count} devices, cartridge refilling'],
        ],
        slots: { count: ['35', '60', '80', '120'] } },
      { name: ['Услуги по разработке веб-сайта', 'Веб-сайт әзірлеу қызметтері'],
        code: '620111.000.000001', unit: '5114', price: [850_000, 5_500_000], quantity: [1, 1],
        details: [['на трёх языках, версия для слабовидящих, перенос данных', 'үш тілде, нашар көретіндерге арналған нұсқасы бар, деректерді көшіру']] },
    ],
  },
  {
    key: 'cctv', subject: 'goods', weight: 3, remarks: 'equipment',
    buyers: ['school', 'kindergarten', 'college', 'hospital', 'akimat', 'company', 'oil', 'mining'],
    notices: [
      ['Оборудование видеонаблюдения и контроля доступа', 'Бейнебақылау және кіруді бақылау жабдығы', 'CCTV and access control'],
      ['Оснащение объекта техническими средствами охраны', 'Нысанды техникалық күзет құралдарымен жарақтандыру', 'Technical security equipment'],
    ],
    items: [
      { name: ['Камера видеонаблюдения', 'Бейнебақылау камерасы', 'CCTV camera'],
        code: '264033.900.000004', unit: '796', price: [28_000, 85_000], quantity: [4, 60],
        details: [
          ['IP, {kind}, {mp} Мп, ИК-подсветка {range} м, IP67', 'IP, {kind}, {mp} Мп, ИҚ-жарығы {range} м, IP67', 'IP, {mp} MP, IR range {range} m, IP67'],
        ],
        slots: { kind: [['уличная цилиндрическая', 'сыртқы цилиндрлі'], ['купольная', 'күмбезді']], mp: ['2', '4', '8'], range: ['30', '50', '60'] } },
      { name: ['Видеорегистратор', 'Бейнетіркегіш', 'Video recorder'],
        code: '264033.900.000011', unit: '796', price: [95_000, 380_000], quantity: [1, 6],
        details: [
          ['сетевой, {channels}-канальный, {disks} жёстких диска', 'желілік, {channels} арна, {disks} қатты диск', 'network, {channels} channels, {disks} hard drives'],
        ],
        slots: { channels: ['16', '32', '64'], disks: ['2', '4'] } },
      { name: ['Турникет', 'Турникет'], code: '259929.490.000127', unit: '796', price: [420_000, 1_150_000], quantity: [1, 3],
        details: [['трипод, электромеханический, с пультом управления и считывателями карт', 'үш тағанды, электрмеханикалық, басқару пульті мен карта оқығыштары бар']] },
    ],
  },
  {
    key: 'telecom', subject: 'services', weight: 2, remarks: 'services',
    buyers: ['school', 'college', 'hospital', 'akimat', 'agency', 'company', 'oil', 'mining'],
    notices: [
      ['Услуги связи', 'Байланыс қызметтері', 'Communication services'],
      ['Услуги связи и доступа к Интернету', 'Байланыс және Интернетке қолжетімділік қызметтері', 'Communication and Internet services'],
    ],
    items: [
      { name: ['Услуги по доступу к Интернету', 'Интернетке қолжетімділік қызметтері', 'Internet access'],
        code: '611043.100.000000', unit: '5114', price: [220_000, 3_200_000], quantity: [1, 1],
        details: [
          ['выделенный канал, скорость не менее {speed} Мбит/с, безлимитный трафик, 12 месяцев', 'бөлінген арна, жылдамдығы кемінде {speed} Мбит/с, шексіз трафик, 12 ай', 'dedicated channel, at least {speed} Mbit/s, unlimited, 12 months'],
        ],
        slots: { speed: ['20', '50', '100', '200'] } },
      { name: ['Услуги сотовой связи', 'Ұялы байланыс қызметтері', 'Mobile services'],
        code: '612011.100.000000', unit: '5114', price: [150_000, 1_800_000], quantity: [1, 1],
        details: [
          ['корпоративный тариф, {sims} абонентских номеров', 'корпоративтік тариф, {sims} абоненттік нөмір', 'corporate plan, {sims} numbers'],
        ],
        slots: { sims: ['10', '18', '25', '40'] } },
      { name: ['Услуги спутниковой связи', 'Спутниктік байланыс қызметтері', 'Satellite services'],
        code: '613010.000.000001', unit: '5114', price: [2_400_000, 11_000_000], quantity: [1, 1],
        details: [
          ['для удалённого объекта, канал {speed} Мбит/с, аренда оборудования', 'шалғай нысанға, {speed} Мбит/с арна, жабдықты жалға алу', 'remote site, {speed} Mbit/s channel, equipment rent'],
        ],
        slots: { speed: ['5', '10', '20'] } },
    ],
  },
]
