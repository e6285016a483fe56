/**
 * How each trait of a product is asked for, and by which words of a description it is found, parted by commas. `words`
 * imply it, `not` imply that it is absent, `except` are phrases in which those words mean something else. To deny one of
 * its words denies the trait, unless `denied` says which do: no camera is not no electronics. Each is matched whole, with
 * or without hyphens and a plural; `*` stands for the rest of a word, `_` for up to two words.
 */
export type TraitWords = { question: string; words: string; denied?: string; not?: string; except?: string };

export const traitWords = {
  electronics: {
    question: 'Is it electrical or electronic?',
    words: `
      electronic*, electric*, pcb, pcba, circuit, microcontroller, mcu, sensor, led, lcd, oled, display, screen,
      camera, webcam, motor, motorized, speaker, loudspeaker, microphone, amplifier, headphone, headset, earbud,
      earphone, charger, rechargeable, battery powered, battery operated, power bank, powered, computer, laptop computer,
      tablet pc, router, gateway, robot*, drone, smartwatch, smart, iot, digital, lamp, light bulb,
      flashlight, printer, plug in, vacuum cleaner, blender, kettle, hair dryer, heater, game console, e bike,
      ebike, e scooter, 电子, 电动, 电路, 传感器, 充电, 耳机, 音箱, 音响, 摄像头, 相机, 显示屏, 屏幕, 电机, 马达, 机器人, 无人机, 路由器, 智能, 电源, 键盘,
      鼠标, 打印机, 电器, 灯, 插电, 电池供电, 电热`,
    denied: 'electronics, electronic, electronic parts, electronic components, 电子元件, 电子',
    except: 'screen print*, computer desk, smart casual, oil lamp, hand powered, human powered, pedal powered',
  },
  radio: {
    question: 'Does it transmit by radio (Bluetooth, Wi-Fi, cellular or other)?',
    words: `
      radio, wireless, wirelessly, rf, transmitter, transceiver, lora, lorawan, zigbee, z wave, nfc, rfid, uwb,
      sub ghz, 433 mhz, 868 mhz, 915 mhz, 2.4 ghz, 5.8 ghz, walkie talkie, esp32, esp8266, nrf52*, 无线, 射频, 对讲机`,
    denied: 'radio, wireless, rf, 无线功能, 射频',
    not: 'wired only, 有线连接',
    except: 'wireless charg*, wireless power, radio controlled clock, 无线充电',
  },
  module_certified: {
    question: 'Is its only radio a certified module, used within the module’s grant?',
    words: `
      certified _ module, precertified _ module, pre approved _ module, modular approval, contains fcc id,
      module with fcc id, 认证模块, 认证模组, 预认证`,
    not: 'own radio, custom radio, discrete radio, chip down, 自研射频',
  },
  bluetooth: {
    question: 'Does it have Bluetooth?',
    words: 'bluetooth, ble, esp32, nrf52*, tws, 蓝牙',
  },
  wifi: {
    question: 'Does it have Wi-Fi?',
    words: 'wi fi, wifi, wlan, 802.11*, esp32, esp8266, 无线网络, 无线局域网',
  },
  cellular: {
    question: 'Does it have a cellular radio (2G to 5G, LTE-M, NB-IoT)?',
    words:
      'cellular, lte, lte m, 4g, 5g modem, 5g network, 5g router, nb iot, cat m1, gsm, sim card, esim, 蜂窝, 5g网络, sim卡, 插卡',
    denied: 'cellular, lte, 4g, gsm, sim card, 蜂窝, sim卡',
    except: '4g of, 4g sensor',
  },
  internet_connected: {
    question: 'Can it be connected to the internet, directly or through another device?',
    words: `
      internet, internet connected, cloud, iot, ethernet, mqtt, smart home, web server, over the air update, 联网,
      物联网, 云端, 互联网, 以太网, 云平台`,
    denied: 'internet, cloud, ethernet, 联网, 互联网, 云端',
  },
  battery: {
    question: 'Does it contain a battery, or come with one?',
    words: `
      battery, batteries, battery powered, cordless, power bank, li ion, lipo, 18650, 21700, cr2032,
      accumulator, 电池, 充电宝, 蓄电`,
    denied: 'battery, batteries, 电池',
  },
  lithium_battery: {
    question: 'Is any of its batteries a lithium one?',
    words: `
      lithium, lithium ion, li ion, lipo, li po, li poly*, lifepo4, 18650, 21700, power bank, powerbank, 锂, 充电宝`,
    denied: 'lithium, lithium battery, li ion, 锂',
    not: 'nimh, ni mh, nickel metal hydride, nicd, lead acid, alkaline, 镍氢, 碱性, 铅酸',
    except: 'lithium grease',
  },
  rechargeable_battery: {
    question: 'Is its battery rechargeable?',
    words: `
      rechargeable, power bank, powerbank, li ion, lithium ion, lipo, li po, lifepo4, 18650, 21700, nimh, ni mh,
      charging case, charging cradle, charged by usb, charges by usb, charges over usb, 可充电, 充电式, 充电宝, 充电仓, 锂离子,
      锂聚合物`,
    denied: 'rechargeable, 可充电',
    not: 'alkaline, primary cell, disposable batter*, 一次性电池, 碱性',
  },
  coin_cell: {
    question: 'Does it contain a button or coin cell, or is it sold with one?',
    words: `
      coin cell, coin battery, coin batteries, button cell, button battery, button batteries, cr2032, cr2025,
      cr2016, cr1632, cr1220, lr44, ag13, 纽扣电池, 钮扣电池, 纽扣电芯`,
  },
  mains_powered: {
    question: 'Is it powered from the mains (50 to 1,000 V AC)?',
    words: `
      mains, mains powered, 110v, 120v, 220v, 230v, 240v, 110 v, 120 v, 220 v, 230 v, 240 v, 100 240v*, 100 240
      v, ac powered, ac power, wall powered, wall outlet, plugs into the wall, power cord, plug in, wall
      charger, 市电, 220伏, 交流电, 插电, 电源线`,
    denied: 'mains, mains powered, ac power, 市电',
  },
  adapter_supplied: {
    question: 'Is an external power supply (adapter) supplied with it?',
    words: `
      power adapter, power adaptor, ac adapter, ac adaptor, ac dc adapter, wall adapter, wall wart, power brick,
      external power supply, charger included, supplied charger, with charger, wall charger, usb charger, listed
      adapter, certified adapter, 适配器, 配充电器, 附充电器`,
    denied: 'power adapter, power adaptor, adapter, adaptor, charger, power supply, 适配器, 充电器',
  },
  usb: {
    question: 'Does it have a USB port or plug?',
    words: 'usb*, type c',
  },
  usb_c_category: {
    question:
      'Is it one of the goods that the EU wants charged by USB-C (phones, tablets, cameras, headphones, speakers, keyboards, mice, e-readers, consoles, laptops)?',
    words: `
      tablet pc, tablet computer, digital camera, action camera, headphone, headset, earbud, earphone, portable speaker,
      bluetooth speaker, wireless speaker, e reader, ereader, handheld console, keyboard, computer mouse,
      wireless mouse, laptop computer, 平板电脑, 数码相机, 运动相机, 耳机, 蓝牙音箱, 键盘, 鼠标, 笔记本电脑, 电子书`,
    denied: 'usb c goods',
    except: 'piano keyboard',
  },
  body_worn: {
    question: 'Is it worn or used on the body?',
    words: `
      body worn, worn on, wearable, wrist, wristband, chest strap, on the skin, headset, headphone, earbud,
      earphone, smartwatch, smart watch, smart ring, smart glasses, hearing aid, bracelet, 佩戴, 穿戴, 手环, 手表, 耳机`,
    denied: 'body worn, worn on, wearable, 佩戴, 穿戴',
  },
  handheld: {
    question: 'Is it held in the hand while it is used?',
    words:
      'handheld, hand held, held in the hand, walkie talkie, game controller, remote control, 手持, 掌上, 对讲机, 遥控器',
    denied: 'handheld, hand held, 手持',
  },
  wearable: {
    question: 'Is it a wearable?',
    words: `
      wearable, smartwatch, smart watch, fitness tracker, fitness band, smart band, smart ring, smart glasses,
      wristband, 穿戴, 智能手表, 手环, 智能戒指, 智能眼镜`,
    denied: 'wearable, 穿戴',
  },
  toy: {
    question: 'Is it a toy?',
    words: 'toy, plush, doll, building blocks, stuffed animal, play set, playset, 玩具, 毛绒, 积木, 公仔',
    except: 'dog toy, cat toy, pet toy, chew toy, sex toy, adult toy, 宠物玩具, 狗玩具, 猫玩具',
  },
  age_12_or_under: {
    question: 'Is it designed for children of 12 or younger?',
    words: `
      children, for children, for kids, kids, child, toddler, baby, babies, infant, nursery, ages 3*, aged 3*,
      age 3*, 儿童, 宝宝, 婴儿, 婴幼儿, 幼儿, 小孩, 孩子`,
    denied: 'children, kids, child, toddler, 儿童',
    not: 'for adults, adults only, 成人专用',
    except: `
      child resistant, child lock, child proof, childproof, baby monitor, out of reach of children, 儿童锁, 婴儿监视器,
      婴儿监护器`,
  },
  child_monitor: {
    question: 'Does it watch over children (baby monitor, tracker for children)?',
    words: `
      baby monitor, baby camera, child monitor, nanny cam, child tracker, kids tracker, tracker for kids,
      tracker for children, 婴儿监视器, 婴儿监护器, 儿童定位, 儿童手表`,
  },
  payment: {
    question: 'Does it process payments or money?',
    words: `
      payment, payments, pos terminal, point of sale, payment card reader, hardware wallet, crypto wallet, 支付,
      刷卡, 收款, POS机`,
  },
  food_contact: {
    question: 'Does it touch food or drink?',
    words: `
      food, food grade, drinking, drinkware, water bottle, baby bottle, mug, coffee, tea, beverage, kitchen
      utensil, cutlery, lunch box, cookware, cooking, blender, kettle, juicer, 食品, 食物, 水杯, 水壶, 餐具, 咖啡, 厨具, 奶瓶,
      饮用, 饮水`,
    denied: 'food, food contact, food grade, 食品',
    except: 'coffee table, food delivery, food photo*',
  },
  medical_claim: {
    question: 'Is it said to diagnose, treat or prevent a disease?',
    words: `
      medical, diagnos*, treats, treatment, therapeutic, therapy, patient, clinical, blood pressure, blood
      glucose, glucose, ecg, ekg, hearing aid, disease, pain relief, cpap, insulin, 医疗, 诊断, 治疗, 血压, 血糖, 心电, 理疗,
      患者`,
    denied: 'medical, diagnos*, treatment, 医疗, 诊断',
    except: 'heat treatment, surface treatment, water treatment, diagnostic port, diagnostic led',
  },
  laser: {
    question: 'Does it contain a laser or lidar?',
    words: 'laser, lidar, 激光',
    except: `
      laser cut, laser engraved, laser etched, laser welded, laser marked, laser cut parts, laser cutting
      service, 激光镭雕, 激光刻字, 激光切割件, 激光打标logo`,
  },
  drone: {
    question: 'Is it an unmanned aircraft (drone)?',
    words: 'drone, uav, quadcopter, unmanned aircraft, fpv, 无人机, 四轴飞行器',
  },
  alarm: {
    question: 'Is it a life-safety alarm (smoke, carbon monoxide)?',
    words: `
      smoke alarm, smoke detector, co alarm, co detector, carbon monoxide alarm, carbon monoxide detector, fire
      alarm, 烟雾报警, 烟感, 一氧化碳报警, 火灾报警`,
  },
  mobility: {
    question: 'Is it an e-bike, an e-scooter or the like?',
    words: `
      e bike, ebike, electric bike, electric bicycle, e scooter, electric scooter, kick scooter electric,
      electric skateboard, hoverboard, electric unicycle, self balancing scooter, 电动自行车, 电动滑板车, 平衡车, 电助力`,
  },
  composite_wood: {
    question: 'Does it contain composite wood (plywood, MDF, particle board)?',
    words: `
      mdf, hdf, plywood, particle board, particleboard, chipboard, fiberboard, fibreboard, composite wood, 密度板,
      胶合板, 刨花板, 纤维板`,
  },
  cpsc_regulated: {
    question: 'Is there a CPSC rule for it (such as clothing, mattresses, bicycles, helmets, lighters, button cells)?',
    words: `
      bicycle, bike helmet, bicycle helmet, mattress, clothing, apparel, pajamas, pyjamas, lighter, crib, bunk
      bed, garage door opener, magnet set, e bike, ebike, 头盔, 床垫, 打火机, 自行车, 服装, 睡衣`,
    except: 'lighter than, lighter weight',
  },
  software: {
    question: 'Does it have software or firmware?',
    words: `
      software, firmware, app, microcontroller, mcu, embedded, linux, android, ota, machine learning, ai, smart,
      programmable, iot, 软件, 固件, 单片机, 智能, APP, 小程序`,
    denied: 'software, firmware, 软件, 固件',
    except: 'smart casual',
  },
  consumer: {
    question: 'Is it sold to consumers?',
    words: `
      consumer, household, home, kitchen, family, kids, pet, garden, hobby, gaming, toy, fitness, camping, gift,
      living room, bedroom, earbud, headphone, smartwatch, 家用, 家庭, 消费, 户外, 玩具, 耳机, 宠物, 厨房`,
    denied: 'consumer, household, 家用',
    not: `
      industrial, factory automation, professional use only, data center, data centre, oem component, 工业, 工厂自动化`,
    except: 'home position, pet film, pet plastic',
  },
  china_origin: {
    question: 'Is it made in China?',
    words: 'made in china, 中国制造',
    not: `
      made in vietnam, made in mexico, made in thailand, made in india, made in taiwan, 越南制造`,
  },
  adapter_listed: {
    question: 'Is the adapter one that is listed already?',
    words: `
      listed _ adapter, listed _ adaptor, listed power supply, certified _ adapter, certified _ adaptor,
      certified power supply, 认证适配器, 认证电源适配器`,
  },
  pack_tested: {
    question: 'Is the battery pack tested already, with its UN 38.3 summary?',
    words: `
      un38.3 tested, un 38.3 tested, un38.3 report, un 38.3 report, un38.3 test summary, un 38.3 test summary,
      un38.3 summary, un 38.3 summary, pre tested battery, pre tested pack, pretested pack, 已过UN38.3, UN38.3报告,
      UN38.3测试报告`,
  },
  cb_report: {
    question: 'Is there a CB report (IEC 62368-1) already?',
    words: 'cb report, cb certificate, cb test report, cb test certificate, CB报告, CB证书',
  },
  exempt_fcc_15_103: {
    question: 'Is it exempt under 47 CFR 15.103?',
    words: 'exempt under 47 cfr 15.103, exempt under 15.103, exempted under 15.103',
  },
} satisfies Record<string, TraitWords>;
