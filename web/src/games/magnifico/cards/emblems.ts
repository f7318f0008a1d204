/** The emblem of each card, from game-icons.net. */

import ancientScrew from 'game-icons:ancient-screw';
import angelOutfit from 'game-icons:angel-outfit';
import batWing from 'game-icons:bat-wing';
import blackKnightHelm from 'game-icons:black-knight-helm';
import cannon from 'game-icons:cannon';
import cannonShot from 'game-icons:cannon-shot';
import ermine from 'game-icons:ermine';
import fallingBomb from 'game-icons:falling-bomb';
import featheredWing from 'game-icons:feathered-wing';
import fieldGun from 'game-icons:field-gun';
import galley from 'game-icons:galley';
import gears from 'game-icons:gears';
import gyroscope from 'game-icons:gyroscope';
import handheldFan from 'game-icons:handheld-fan';
import hangGlider from 'game-icons:hang-glider';
import kite from 'game-icons:kite';
import matchTip from 'game-icons:match-tip';
import mineWagon from 'game-icons:mine-wagon';
import miniSubmarine from 'game-icons:mini-submarine';
import monaLisa from 'game-icons:mona-lisa';
import parachute from 'game-icons:parachute';
import pirateCannon from 'game-icons:pirate-cannon';
import quillInk from 'game-icons:quill-ink';
import roundTable from 'game-icons:round-table';
import scythe from 'game-icons:scythe';
import siegeTower from 'game-icons:siege-tower';
import stoneTower from 'game-icons:stone-tower';
import threeBurningBalls from 'game-icons:three-burning-balls';
import tortoise from 'game-icons:tortoise';
import turtleShell from 'game-icons:turtle-shell';

const EMBLEMS: Record<string, string> = {
  leonardo: quillInk,
  tank_tortoise: tortoise,
  tank_scythed: scythe,
  tank_covered: turtleShell,
  tank_fan_gun: handheldFan,
  tank_colossus: siegeTower,
  airplane_flapping_wing: featheredWing,
  airplane_aerial_screw: ancientScrew,
  airplane_glider: hangGlider,
  airplane_ornithopter: batWing,
  airplane_great_kite: kite,
  gyroscope,
  anti_tank_bomb: fallingBomb,
  paratrooper: parachute,
  anti_aircraft_culverin: fieldGun,
  mechanical_gear: gears,
  cannon_igniter: matchTip,
  multi_cannon: pirateCannon,
  automaton: blackKnightHelm,
  grapeshot: threeBurningBalls,
  lead_ball_wagon: mineWagon,
  bombard: cannonShot,
  great_cannon: cannon,
  submarine: miniSubmarine,
  armoured_ship: galley,
  castle_project: stoneTower,
  art_lady_with_an_ermine: ermine,
  art_virgin_of_the_rocks: angelOutfit,
  art_last_supper: roundTable,
  art_mona_lisa: monaLisa,
};

export function emblemOf(card: string): string {
  return EMBLEMS[card] ?? quillInk;
}
