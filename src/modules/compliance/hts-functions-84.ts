/**
 * How goods of chapter 84 are described by what they do: see `readFunctions` for the form. Own reading of the heading
 * texts, 2026-09.
 */
export const functionsOfMachines = `
8407.90 engines: burn, 燃烧 + petrol, gasoline, fuel, 汽油 + shaft, crank, turn, 轴
8412.21 hydraulic cylinders: push, lift, move, 推 + oil pressure, hydraulic, 液压
8412.31 pneumatic actuators: push, pull, move, 推 + compressed air, air pressure, pneumatic, 压缩空气, 气动
8412.80 wind motors: wind, breeze, 风 + generate, turn into, electricity, 发电 ! window, musical
8413.70 pumps: pump, move, push, lift, circulate, suck, raise, 抽, 泵, 循环 + water, liquid, fluid, coolant, fuel, 水, 液体 ! air pump, vapor, mist, heat pump, robot vacuum, floor
8413.50 metering pumps: dose, meter, drip, inject, 定量 + liquid, fluid, nutrient, chemical, fertilizer, 液
8413.20 hand pumps: press, push, squirt, squeeze, 按压 + lotion, soap, shampoo, 洗手液, 沐浴露
8414.51 fans: blow, move, push, spin, circulate, waft, 吹, 送 + air, breeze, wind, cool air, 风 ! hot air, dry, inflate, tire, hair, leaf, purify, filter, dust; spin, spinning, rotate, 旋转 + blade, vane, 叶片, 扇叶 + cool, breeze, air, 凉, 风; keep, stay, 保持 + cool, 凉 + blow, breeze, blade, neck, 吹
8414.59 ventilators: pull, draw, suck, push, move, 排, 抽 + air, heat, 空气, 热气 + computer, room, bathroom, chip, grow tent, cabinet, 机箱, 浴室
8414.80 air pumps: pump, blow, fill, inflate, 充, 打 + tire, mattress, ball, balloon, paddleboard, 轮胎, 气垫, 球 ! hand pump; bubble, air, 气泡 + aquarium, fish tank, fish, 鱼缸 + pump, push, blow, oxygen, 氧; compress, 压缩 + air, 空气
8414.20 hand pumps for air: pump, inflate, 打气 + hand, foot, 手动, 脚踩 + tire, bike, bicycle, ball, 自行车
8414.10 vacuum pumps: pull, draw, suck, pump, remove, 抽 + air, vacuum, 空气, 真空 + jar, container, bag, chamber, bottle, seal, 罐, 袋, 保鲜
8414.60 hoods: suck, draw, pull, catch, extract, 抽, 吸 + smoke, steam, fume, grease, 油烟 + cook, stove, kitchen, hob, 厨房
8415.10 air conditioners: cool, chill, 制冷, 降温 + room, bedroom, office, house, van, tent, 房间, 卧室 ! fan, blade, blow
8415.82/8415.81 movable air conditioners: cool, 制冷 + room, van, tent, camper, 帐篷, 房车 + compressor, refrigerant, exhaust hose, 压缩机
8418.69/8418.21 refrigerators: keep, store, hold, chill, cool, 保持, 冷藏, 存放 + cold, cool, chilled, frozen, fresh, 冷, 冰 + food, drink, beer, cans, bottle, milk, medicine, insulin, vaccine, wine, makeup, 食物, 饮料, 药, 啤酒 ! ice pack, insulated, foam, vacuum, monitor, sensor, phone tell, tell; turn, freeze, 制, 做 + ice, ice cube, ice cream, 冰块, 冰淇淋 ! mold, tray, silicone, shave, crush; chill, cool, 降温 + water, bath, tub, plunge, aquarium, 水, 浴缸 ! fan, filter
8419.81 machines for hot food and drink: heat, cook, keep warm, 加热, 保温 + restaurant, cafe, commercial, canteen, 餐厅, 商用 + food, drink, meal, coffee, 食物
8419.50 heat exchangers: carry, spread, move, transfer, exchange, conduct, 散, 传 + heat, 热 + liquid, pipe, coolant, two streams, vapor, wick, 液, 管; exchange, swap, recover, 交换 + heat, 热
8419.34/8419.39 dryers: dry, remove, drive, take, suck, 烘, 吸走, 脱水 + food, fruit, herb, jerky, meat, filament, 食物, 水果, 果干, 耗材
8419.20 sterilizers: sterilize, kill, 消毒, 灭菌 + steam, heat, pressure, 蒸汽, 高压 + instrument, bottle, lab, dental, surgical, 器械, 奶瓶
8419.89 plant that heats or cools materials: heat, cool, hold, cycle, incubate, 加热, 培养 + sample, culture, tube, cell, dna, yeast, ferment, 样品, 细胞, 发酵
8421.21 water filters: filter, clean, purify, purifies, strip, remove, take, 过滤, 净化, 去除 + water, 水 ! air, dust, floor, pool, clothes, heater, leak, dehumidify, fill
8421.21 pool filters: filter, scrub, clean, skim, pull, collect, 清洁, 过滤 + pool, pond, 泳池, 池塘 + leaf, leaves, debris, algae, dirt, wall, floor, tile, water, 树叶, 池底
8421.39 air cleaners: clean, filter, purify, trap, catch, capture, remove, scrub, strip, take, suck, 净化, 过滤, 吸 + air, smoke, pollen, fume, smell, odor, allergen, 空气, 烟, 甲醛, 花粉, 异味 ! water, vacuum, cook, floor, carpet
8421.99 filter elements: replace, swap, change, 更换 + filter, cartridge, 滤芯
8421.12/8421.19 centrifuges: spin, spinning, 旋转, 离心 + tube, blood, sample, sample tube, salad, laundry dry, 试管, 样品
8422.11 dishwashers: wash, rinse, clean, 洗 + dish, plate, cutlery, 碗, 盘子 ! sponge, cloth, brush, hand
8422.30 machines that fill or close: fill, cap, seal, label, close, 灌装, 封口, 贴标 + bottle, jar, bag, cans, tube, pouch, 瓶, 袋, 罐
8422.40 packing machines: wrap, pack, shrink, 打包, 包装 + film, box, pallet, parcel, 薄膜, 箱
8423.10 personal and household scales: weigh, weight, 称, 重量, 体重 + body, person, baby, food, flour, coffee, ingredient, luggage, suitcase, gram, kitchen, pet, step, stand, 身体, 食物, 行李, 厨房, 人 ! lift, dumbbell, train, light weight
8423.81 scales: weigh, 称重 + parcel, package, shop, letter, letters, part, 包裹, 货物
8424.89/8424.41/8424.82 sprayers: spray, sprinkle, mist, water, squirt, fog, 喷, 洒, 浇 + plant, garden, lawn, crop, field, bed, soil, tree, 植物, 花园, 作物, 草坪 ! sensor, moisture, fly, propeller, camera, fan, grow light
8424.20/8424.30 spray guns: spray, shoot, jet, blast, 喷 + paint, coating, pressure, water jet, sand, car, wall, 油漆, 高压 ! phone, toy, camera
8424.89 mist makers: spray, mist, atomize, puff, squirt, dispense, 喷, 雾化 + scent, perfume, fragrance, mist, disinfectant, alcohol, soap, foam, 香, 消毒液, 雾, 泡沫
8424.10 fire extinguishers: put, extinguish, smother, 灭 + fire, flame, 火
8425.42 jacks: lift, raise, jack, 顶起, 举升 + car, vehicle, 汽车 ! jump start, phone
8425.31 winches and hoists: pull, lift, hoist, haul, wind, 拉, 吊, 提 + rope, cable, chain, load, 绳, 重物 ! hair, dumbbell, exercise, train, dog
8427/8428.90 lifting machines: lift, carry, move, convey, raise, 搬, 输送, 提升 + pallet, box, load, shelf, warehouse, parcel, 托盘, 货物, 仓库 ! drone, fly, shipping, mail
8428.70 industrial robots: arm, joint, axis, gripper, 机械臂, 关节, 夹爪 + pick, place, grab, move, lift, 抓, 搬 ! desk clamp, screen, monitor, chair
8432 soil machines: dig, till, plow, sow, plant, seed, 翻, 播 + soil, field, bed, seed, 土, 种子 ! sensor, moisture, measure
8433.11/8433.19 mowers: cut, mow, trim, 割, 剪 + grass, lawn, 草 ! scissors
8433.60 machines that sort produce: sort, grade, clean, 分选 + fruit, egg, vegetable, 水果, 蛋
8436.80/8436.21 machines for keepers of animals and plants: feed, food, 喂 + animal, chicken, hen, fish, cow, 鸡, 鱼, 牛 + open, dispense, automatic, timer, portion, 自动, 定时; hatch, incubate, 孵 + egg, chick, 蛋; open, close, shut, 开 + coop, chicken, hen, 鸡舍; grow, grows, 种 + herb, lettuce, plant, vegetable, salad, tomato, 蔬菜, 植物 + water, light, indoors, kitchen, lamp, hydroponic, nutrient, 水, 室内, 灯; drop, dispense, portion, serve, feed, 投喂, 喂食, 出粮 + kibble, cat, dog, pet, 猫, 狗, 宠物 ! collar, walk, brush, leash, bowl
8438/8435 machines that make food or drink: brew, ferment, 酿 + beer, wine, kombucha, 啤酒, 酒; press, 压, 做 + pasta, noodle, bread, chocolate, sausage, 面条, 面包 + factory, commercial, industrial, line, 工厂, 商用
8441 paper machines: cut, crease, fold, 切, 折 + cardboard, paper, 纸 + machine, automatic, computer, 机, 自动
8443.32 printers: print, put ink, 打印, 印 + paper, photo, label, receipt, ink, text, page, sticker, picture, 纸, 照片, 标签, 墨, 图案 ! layer, 3d, printed, mold; draw, write, 画, 写 + pen, ink, paper, 笔, 纸 + computer, motor, automatic, robot, plot, 电脑, 自动
8447/8452/8445 textile machines: sew, stitch, 缝 + fabric, cloth, leather, thread, needle, 布, 线 + motor, machine, electric, automatic, pedal, 电动, 机; knit, weave, 编织 + yarn, wool, 纱线 + machine, automatic, motor, 机
8450.11/8450.12/8450.20 washing machines: wash, clean, spin, tumble, 洗 + clothes, laundry, shirt, sock, underwear, baby clothes, 衣服, 内衣, 袜子 ! watts, detergent, bag, measure, plug, show, hang
8451.21/8451.30 drying and pressing machines: dry, 烘干 + clothes, laundry, shoe, 衣服, 鞋 ! rack, hang, line, hair; press, 压 + heat, transfer, 热 + shirt, fabric, textile, 衣, 布
8456.11/8456.12 laser machines: burn, cut, engrave, etch, mark, 雕刻, 切割, 打标 + laser, beam, light, 激光, 光束
8457/8459/8458 machine tools: mill, drill, carve, cut, turn, 铣, 车削, 钻 + metal, aluminum, steel, workpiece, 金属, 铝 + axis, spindle, computer, desktop, 主轴, 数控 ! hand tool
8465 machines for wood and plastics: cut, carve, mill, saw, plane, 切, 雕, 锯 + wood, plywood, board, foam, plastic, 木, 板 + spindle, motor, table, cnc, axis, bench, 电机, 台
8466 work holders: hold, clamp, grip, 夹 + workpiece, drill, mill, vise, 工件
8467.21 electric drills: drill, bore, make hole, 钻, 打孔 + wall, wood, hole, metal, 墙, 木, 孔 + battery, motor, electric, cordless, hand, 电池, 电动, 手持
8467.22/8467.29 power tools held in the hand: saw, cut, sand, polish, grind, trim, prune, 锯, 切, 打磨, 抛光, 修剪 + battery, motor, electric, cordless, rechargeable, 电池, 电动, 充电 + wood, branch, hedge, metal, tile, wall, paint, 木, 树枝, 金属 ! hair, beard, nail, grass, lawn; screw, tighten, loosen, drive, 拧, 旋紧 + bolt, screw, nut, 螺丝, 螺栓 + battery, motor, electric, power, cordless, 电池, 电动 ! key, manual; shoot, drive, fire, 打 + nail, staple, 钉 + battery, electric, air, cordless, 电动
8470.50/8470.10 calculating and cash machines: ring, take, count, collect, 收银 + cash, payment, bill, card, banknote, 现金, 付款 ! leather, hold, wallet; add, calculate, multiply, 计算 + number, sum, 数字
8471.60 input and output units: type, press, point, scroll, move, 打字, 输入, 点击 + computer, pc, laptop, cursor, keystroke, shortcut, 电脑, 光标 ! stand, hold, bag
8471.50/8471.41/8471.49 computers: run, compute, process, 运行, 计算 + program, operating system, linux, neural, ai model, software, 程序, 系统, 模型
8471.70 storage units: store, save, back, hold, 存 + file, photo, data, gigabyte, backup, 文件, 照片, 数据 + computer, plug, usb, disk, drive, network, home, 电脑, 硬盘
8471.90/8471.80 readers of codes: scan, read, 扫描, 读取 + barcode, qr, code, chip card, card, label, 条码, 二维码 ! open, lock, door, gate
8472.90 office machines: shred, staple, bind, laminate, sort, sharpen, count, 碎, 装订 + paper, document, coin, banknote, mail, pencil, 文件, 硬币, 铅笔 + electric, motor, automatic, machine, office, 电动, 自动
8473.30 parts of computers: fit, mount, cool, replace, slot, 安装 + laptop, computer, motherboard, processor, server, keyboard, 电脑, 主板, 键盘 + part, heatsink, heat sink, keycap, bracket, fin, card, case, 键帽, 散热片, 机箱
8473.30/7616.99 heat sinks: carry, spread, take, draw, pull, dissipate, remove, 散 + heat, 热 + chip, processor, cpu, fin, transistor, led, 芯片, 鳍片
8474 machines for stone and earth: crush, sieve, mix, grind, 破碎, 搅拌 + stone, ore, concrete, gravel, cement, 石, 混凝土
8476.21/8476.81/8476.89 vending machines: sell, vend, dispense, hand, 卖, 售 + coin, card payment, snack, drink, cans, shop, customer, pay, 硬币, 零食, 饮料, 扫码
8477.10/8477.80 machines for plastics: inject, extrude, mold, press, melt, recycle, 注塑, 挤出, 熔 + plastic, pellet, rubber, 塑料, 颗粒 + machine, screw, barrel, shredder, mold, desktop, press, 机, 螺杆 ! layer, printed part
8485.20/8485.80/8485.10/8485.30 machines for additive manufacturing: layer, 3d, 一层一层, 逐层, 层层 + build, print, lay, deposit, cure, melt, 堆, 打印, 做, 造 + part, object, model, plastic, resin, filament, metal powder, prototype, 零件, 模型, 物体, 设备, 塑料, 树脂 ! bag, jacket, cake
8480.71/8480.79 moulds for plastics: shape, form, cast, cavity, 成型, 型腔 + plastic, rubber, melt, resin, 塑料, 橡胶 + steel, tool, mold, block, halves, 钢, 模 ! printer
8481.80 taps and valves: shut, close, stop, open, regulate, control, cut, release, turn, 关, 开, 控制, 切断 + flow, water, gas, pipe, tap, hose, leak, liquid, valve, 水, 气, 管, 漏 + pipe, tap, hose, valve, tank, shower, faucet, sink, main, garden, 管, 阀, 龙头, 水箱 ! window, door, kettle, cut grass, sound
8482.10 bearings: let, turn, spin, reduce, roll, 转, 减少, 滚 + shaft, wheel, axle, rotation, friction, 轴, 轮, 摩擦 + ball, race, roller, bearing, smooth, 滚珠, 钢珠, 滚子
8483.40 gears and gearing: mesh, tooth, toothed, cog, 带齿, 啮合, 齿轮, 齿 + shaft, speed, torque, wheel, motor, slow, reduce, turn, 轴, 速, 扭矩, 传动, 轮, 电机 ! bike chain, brush, comb, bluetooth, saw; slow, reduce, multiply, step down, 减速, 降低 + speed, torque, rpm, shaft, revolution, 转速, 扭矩, 轴 + motor, shaft, gear, 电机, 轴, 齿; turn, convert, 变成, 转换 + rotation, turning, rotary, 旋转 + linear, straight, slide, push, 直线
8483.10/8483.50/8483.60 shafts, pulleys and couplings: join, connect, transmit, pass, couple, carry, 连接, 传递 + shaft, motion, torque, rotation, belt, 轴, 动力, 皮带 + pulley, shaft, coupling, flange, motor, 轮, 联轴器, 电机
8484.10/8484.90 gaskets: seal, stop leak, 密封 + joint, flange, engine, metal sheet, layer, 法兰, 发动机
8479.89 machines with a function of their own: open, close, turn, pull, move, press, flip, 开, 关, 拉, 按 + curtain, blind, button, page, drawer, lid, tap, trash, switch, 窗帘, 按钮, 盖, 垃圾桶 + motor, automatic, automatically, robot, itself, app, schedule, 自动, 电机, 手机; clean, scoop, rake, 清理, 铲 + litter, cat, poop, window, panel, grill, 猫砂, 窗户 + automatic, itself, robot, motor, by itself, 自动, 自己; drive, driving, roll, walk, follow, 跟随, 行走 + itself, autonomous, legs, person, 自主, 自动 + deliver, carry, guard, patrol, companion, serve, inspect, 送, 巡逻, 陪伴; pull, take, remove, draw, dry, 除, 吸 + moisture, humidity, damp, 湿气, 潮气, 水分 + air, room, cellar, basement, closet, wardrobe, 空气, 房间, 地下室, 衣柜 ! bag, packet, gel, measure, sensor, food; moisten, humidify, mist, add moisture, 加湿 + air, room, 空气, 房间; dispense, squirt, squeeze, give, count, portion, sort, 出, 挤, 分 + soap, toothpaste, pill, sanitizer, tablet, medicine, 洗手液, 牙膏, 药 + sensor, sense, motor, automatic, battery, alarm, time, 感应, 自动, 电池, 提醒
8414.51 fans: stir, waft, freshen, circulate, blow, 吹风, 吹 + air, bedroom, summer, ceiling, neck, desk, face, breeze, 脖子, 夏天, 桌, 脸 ! hot, hair, dry, tire, food, plant, machine, 头发, 热, 蜡烛, 叶
8424.89/8509.80/9018.49 water jets for teeth and body: water, jet, rinse, spray, 喷水, 水流, 冲 + teeth, tooth, gum, nose, bottom, 牙, 鼻, 屁股
8452.10/8452.21 sewing machines: sew, stitch, embroider, 缝, 绣 + pattern, cap, cloth, fabric, hem, jeans, 图案, 布, 衣 + computer, motor, pedal, needle, speed, electric, machine, 电脑, 针, 电动
8479.89 machines with a function of their own: scoop, rake, sift, clean, 铲, 清 + litter, poop, cat, 屎, 猫拉 ! bag, brush, toy; rock, sway, bounce, swing, 摇 + cradle, crib, baby, bassinet, 摇篮, 婴儿, 宝宝 + itself, automatic, motor, sense, cries, 自动, 电动; follow, tilt, rotate, turn, face, 跟着, 转动 + sun, panel, mirror, dish, 太阳, 板 + axes, axis, motor, automatic, itself, 轴, 自动; fold, flip, iron, stack, 叠, 翻 + laundry, shirt, clothes, towel, 衣 + itself, automatic, robot, machine, 自动, 机; clean, wash, climb, scrub, 擦, 清洗 + window, solar panel, glass, roof, grill, 窗, 玻璃, 幕墙 + robot, itself, automatic, cord, suction, 自动, 机器人; pick, harvest, pull, zap, 采, 除 + weed, berry, tomato, apple, crop, 草, 果 + robot, itself, machine, camera, 机器人, 自动
8428.10/8428.33/8428.39 lifts and conveyors: lift, carry, climb, convey, move, 运, 送, 爬 + stairs, floor, upstairs, belt, line, 楼梯, 楼, 传送带 + motor, electric, chair, belt, elevator, person, parcel, 电, 带 ! vacuum, toy, clean
8482.10 bearings: ring, rings, ball, 圈, 滚珠 + roll, spin, turn, quiet, 滚, 转 + skateboard, wheel, axle, shaft, hub, 滑板, 轮, 轴 ! finger, teeth, ride
8487/8483.30 bearing housings and machine parts: slide, guide, support, 滑, 导向 + shaft, rail, linear, rod, 轴, 导轨, 直线 + bearing, carriage, bushing, block, 轴承, 滑块
8419.89/8516.79 warmers and steam apparatus: steam, warm, thaw, pasteurize, 蒸, 解冻 + milk, towel, wax, breast milk, 奶, 毛巾, 蜡 + electric, degree, machine, cabinet, 电, 度
8471.60 input and output units: turn, control, move, type, 翻, 控制 + page, slide, cursor, tablet, screen, sheet music, 页, 幻灯片, 屏 + foot, pedal, gesture, eye, button, tap, head, 脚, 手势, 按键 ! vacuum, drawer
8471.80/8471.90 units that convert signals for computers: convert, capture, split, expand, dock, turn, 转换, 采集, 扩展 + hdmi, usb, port, signal, video, 接口, 信号 + computer, laptop, record, pc, 电脑, 笔记本 ! charge
8473.30 parts of computers: raise, prop, stand, cover, 垫高, 支撑 + laptop, keyboard, 笔记本, 键盘 + desk, angle, cool, webcam, slider, 桌, 角度
8443.99 cartridges and parts of printers: refill, replace, fill, 换, 灌 + ink, toner, printer, 墨, 碳粉, 打印机 + cartridge, drum, tank, head, 盒, 鼓
8421.31/8421.32 filters of engines: filter, clean, catch, 过滤 + engine, exhaust, car, 发动机, 尾气, 汽车 + air, soot, oil, fuel, 空气, 油
8413.81 pumps of other kinds: suck, empty, bring, pour, 吸, 抽, 上水 + milk, wine, water bottle, gallon, aquarium, well, 奶, 酒, 桶装水, 鱼缸 + button, battery, electric, usb, 电, 按
8407.21/8501.31 outboard motors: push, drive, propel, 推 + boat, kayak, dinghy, canoe, 船 + petrol, electric, propeller, motor, engine, 螺旋桨, 电机 ! ride, surf, toy, camera, fish finder
8414.59/8467.29 blowers: blow, 吹 + leaf, leaves, 树叶, 落叶 + path, garden, lawn, yard, battery, cordless, driveway, street, 路, 花园, 电池 ! vacuum clean
8418.69/8509.40 machines for frozen desserts: frozen, freeze, ice cream, sorbet, soft serve, 冰淇淋, 冷冻 + banana, fruit, cream, dessert, yogurt, milk, soft serve, 水果, 奶 + machine, churn, counter, turn, minutes, compressor, motor, 机 ! mold, spoon, scoop, tray, cone, silicone, bowl steel
8419.89 laboratory and brewing plant: keep, hold, grow, warm, incubate, heat, 培养, 恒温 + culture, bacteria, cell, embryo, enzyme, wort, reagent, sample, 细菌, 细胞, 样品 + degree, constant, temperature, cabinet, chamber, block, stir, vessel, 度, 恒, 箱 ! measure, count, phone, freezer
8419.40 stills: distil, distill, evaporate, boil, 蒸馏 + water, alcohol, oil, solvent, spirit, 水, 酒, 精油 + condense, pure, collect, copper, vapor, column, 冷凝, 纯 ! kettle, egg, cook, room, iron, sterilize
8422.30 machines that aerate drinks: bubble, fizz, fizzy, sparkling, carbonate, 气泡, 充气 + water, drink, juice, 水, 饮料 + gas, co2, cylinder, carbon dioxide, 二氧化碳, 气瓶 ! tank fish, aquarium, sensor, measure, bath, filter
8423.10/8423.81 scales that hang: weigh, weight, heavy, 称, 多重 + suitcase, luggage, bag, fish, parcel, 行李, 鱼, 包裹 + hook, strap, hang, lift, handle, 钩, 提, 挂 ! dumbbell, carry, wheel, cart, exercise, float
8427.90/8427.10 fork-lift trucks: lift, push, move, raise, stack, carry, 叉, 搬 + pallet, rack, crate, 托盘 + fork, forks, mast, hydraulic, 叉, 液压 ! conveyor belt, wrap, wood, dining, wrapping
8430.20 snow ploughs and blowers: clear, throw, blow, push, remove, 清, 吹 + snow, 雪 + driveway, path, sidewalk, machine, motor, auger, road, 路, 电机 ! shoe, jacket, brush, scrape, car window, glass, boots, windshield, chain
8436.80 shredders for the garden: chip, shred, chop, mulch, 粉碎 + branch, tree, wood, garden waste, hedge, twig, leaves, 树枝, 木 + machine, motor, feed, petrol, electric, mulch, chips, 机, 电 ! saw, hand, paper, blow, bbq, smoke, plane
8443.32 printers: print, put, mark, 打印, 印 + address, label, receipt, barcode, name, ticket, date, sticker, 地址, 标签, 小票 + roll, sticky, thermal, heat, ribbon, desktop, carton, bluetooth, 卷, 热敏, 墨 ! stamp, pen, sew, scan, e ink, screen, hand rubber, soldering, watch
8453.10/8420.10 machines for leather: roll, thin, split, skive, emboss, tan, sew, 削, 压 + leather, hide, 皮革, 皮料 + thin, machine, roller, motor, blade, even, thickness, 机, 薄 ! bag, belt, wear, strap, wallet, massage, shoe polish, seat
8462.29/8462.22/8463.30 machines that form metal: bend, fold, curl, form, roll, straighten, 折弯, 弯 + sheet, tube, pipe, wire, bar, metal, steel, 板, 管, 钢丝, 金属 + machine, hydraulic, lever, roller, motor, die, press, bench, 机, 液压 ! massage, hair, phone, plastic, exercise, laundry, lamp, garden, umbrella
8462.61/8462.90 presses for metal: press, squeeze, push, stamp, punch, 压, 冲 + steel, metal, bearing, coin, workpiece, 钢, 金属, 轴承 + ton, hydraulic, frame, ram, lever, 吨, 液压 ! jack, car, garlic, coffee, flower, hair, button, juice, exercise
8464.10/8464.20 machines for stone and glass: cut, grind, polish, saw, drill, engrave, 切, 磨 + stone, tile, glass, gem, concrete, ceramic, marble, 石, 瓷砖, 玻璃, 混凝土 + machine, water, wheel, table, bench, diamond, motor, 机, 水, 金刚石 ! hand, hair, skin, mouth, teeth, scissors, phone, grain, coffee, flour
8474.10/8479.82 machines that sieve: shake, sieve, sift, sort, separate, 筛, 分选 + rock, gravel, sand, ore, soil, powder, dust, gold, particle, 沙, 石, 粉, 矿 + sieve, mesh, screen, machine, vibrat, drum, sieves, 网, 机 ! cup, kitchen, litter, flour sugar, hand, protein, air
8477 machines for rubber and plastics: press, cure, bend, weld, shred, mold, cut, 压, 硫化, 热弯, 粉碎 + rubber, plastic, acrylic, silicone, 橡胶, 塑料, 亚克力 + machine, heat, platen, motor, hot, electric, strip heater, 机, 加热 ! printed, phone, seal, ring, hand, bag, food, kitchen, hair, bottle opener
8479.90/8428.70 grippers: grab, grip, pick, hold, grasp, 抓, 夹 + egg, object, part, fruit, package, 物体, 零件, 鸡蛋 + finger, soft, end, arm, vacuum, suction, robot, flange, 手指, 末端, 吸盘 ! hand tool, litter, phone, bike, cook, reach, tongs, kitchen, glove, ring, magnet, vacuum cleaner
8483.40/7318.15 screws that move things: turn, rotate, spin, 旋转, 转 + thread, screw, threaded, nut, 螺纹, 丝杆 + move, carriage, slide, linear, stage, table, platform, 移动, 滑块, 直线 ! bottle, lamp, wood, finger, driver, sew, motor bike, bulb, cap
8419.89/8421.39 machines against fumes: suck, pull, draw, filter, catch, 吸, 过滤 + fume, smoke, dust, vapor, 烟, 粉尘 + solder, laser, bench, workshop, printer, weld, salon, 焊, 激光, 工作台 ! kitchen, cook, floor, alarm, vacuum clean
8479.89 machines with a function of their own: shake, mix, stir, wash, clean, dry, sort, fold, peel, feed, crack, 摇, 洗, 分, 剥 + brush, bottle, golf ball, card, bead, candle, jewelry, coin, glasses, retainer, egg, 首饰, 眼镜, 刷 + machine, automatic, motor, ultrasonic, ultrasound, vibrat, robot, 机, 自动, 超声 ! hair, teeth, fruit, milk, fill, count money, air, kitchen blend
8450.11/8451.21 laundry machines: wash, clean, dry, spin, 洗, 烘 + sock, clothes, underwear, shoes, shoe, laundry, cloth diaper, 袜, 内衣, 鞋 + machine, drum, mains, spin, portable, foldable, tub, 机, 桶 ! rack, hang, hamper, bag, basket, bottle, sort, steam, brush
8470.10/8470.50 calculating and cash machines: add, calculate, sums, pay, 计算, 收款 + number, card, cash, shop, till, customers, 数, 卡, 店 + keys, screen, terminal, solar, receipt, 键, 屏, 终端 ! wallet, print, lock, snack, vending, toy
8414.80/8414.20 pumps for air: pump, inflate, blow, fill, push, 充气, 打气 + tire, tyre, ball, mattress, balloon, wheel, bike, 胎, 球, 气垫 + air, hand, foot, psi, battery, electric, pocket, lever, 气, 电 ! gauge read, measure, tell, sensor, ride, seal, vacuum
8415.10/8415.20/8415.82 air conditioners: cool, cold, chill, 冷, 降温 + cabin, truck, van, caravan, bedroom, tent, car, 驾驶室, 房车, 卧室 + air, compressor, roof, engine, window, 空气, 压缩机 ! drink, food, fridge, gel, fan blade, cans, beer, medicine, 饮料, 食物, 药, 冷藏
8422.30/8205.51 tools and machines that close bottles: put, close, press, seal, crimp, 封, 压 + cap, lid, cork, 盖, 塞 + bottle, beer, jar, wine, 瓶, 酒 ! open, drink, baby, silicone stopper, jewelry, stopper
8446.10/8447.20/8445.20 looms, knitting and spinning machines: weave, weaves, knit, spin, 织, 纺 + yarn, wool, thread, fiber, 纱, 毛线, 线 + machine, loom, cloth, fabric, frame, wheel, motor, 机, 布 ! wear, sweater, warm, blanket, basket, soft, glove, sock, jacket
8465.91/8467.22 saws for wood: cut, saw, rip, 锯, 切 + board, plank, wood, plywood, lengthwise, 板, 木 + blade, table, bench, disc, fence, spinning, 锯片, 台 ! knife, bread, hand, kitchen, hair, paper, glass
8472.90 office machines: turn, cut, chop, shred, destroy, 碎 + paper, document, letter, bill, 纸, 文件 + confetti, strips, read, secret, unreadable, private, 机密 ! party, print, pen, wrap, scissors, tissue
8479.90/8708.70/8716.90 wheels and tracks of robots and carts: wheel, roller, track, 轮, 履带 + robot, rover, cart, agv, 机器人, 小车 + sideways, omni, climb, rubber, rim, drive, 侧向, 全向 ! vacuum, toy, ride, suitcase, floor clean, lawn, skate
8487.90/8483.30 guides of machines: slide, glide, run, travel, 滑 + plate, carriage, block, table, axis, 板, 滑块 + rail, rods, rod, shaft, linear, bearing, 导轨, 轴 ! drawer, curtain, door, window, playground, skate, water, snow
8460.90/8464.20 machines that tumble and polish: shine, polish, tumble, smooth, deburr, 抛光, 打磨 + stone, rock, gem, brass, part, 石, 零件 + drum, barrel, vibrat, machine, rotate, bench, 滚筒, 机 ! floor, shoe, car wax, teeth, nail, laundry, clothes, hand
8418.50/8418.69 cabinets that keep things cool: keep, store, 存, 保持 + wine, beer, drink, medicine, insulin, flower, cake, 酒, 饮料, 药 + degree, glass door, compressor, thermoelectric, temperature, 度, 玻璃门, 恒温 ! vacuum, ice pack, measure, stopper, hot, warm, heat, sensor, bottle opener, monitor, warn
`;
