import type { Side } from "../../assessment/posture/muscles.ts";
import { recordOf } from "../../record.ts";
import type { Pose } from "./pose.ts";
import { FOOT_POSES } from "./poses/feet.ts";
import { HEAD_POSES } from "./poses/head.ts";
import { HIP_POSES, KNEE_POSES } from "./poses/legs.ts";
import { PELVIS_POSES } from "./poses/pelvis.ts";
import { SCAPULA_POSES } from "./poses/scapulae.ts";
import { SHOULDER_POSES } from "./poses/shoulders.ts";
import { SCOLIOSIS_POSES, SPINE_POSES } from "./poses/spine.ts";

interface OptionPose {
  readonly pose: Pose;
  readonly side?: Side;
}

const each = (poses: Readonly<Record<string, Pose>>): Readonly<Record<string, OptionPose>> =>
  recordOf(Object.entries(poses).map(([value, pose]) => [value, { pose }]));

export const OPTION_POSES: Readonly<Record<string, Readonly<Record<string, OptionPose>>>> = {
  cabeca: {
    anteriorizada: { pose: HEAD_POSES.anteriorizada },
    posteriorizada: { pose: HEAD_POSES.posteriorizada },
    inclinada_direita: { pose: HEAD_POSES.inclined, side: "right" },
    inclinada_esquerda: { pose: HEAD_POSES.inclined, side: "left" },
    rodada_direita: { pose: HEAD_POSES.rotated, side: "right" },
    rodada_esquerda: { pose: HEAD_POSES.rotated, side: "left" },
  },
  ombro: each(SHOULDER_POSES),
  cintura: each(SCAPULA_POSES),
  coluna: {
    ...each(SPINE_POSES),
    escoliose_em_s: { pose: SCOLIOSIS_POSES.double },
    escoliose_toracica_direita: { pose: SCOLIOSIS_POSES.thoracic, side: "right" },
    escoliose_toracica_esquerda: { pose: SCOLIOSIS_POSES.thoracic, side: "left" },
    escoliose_lombar_direita: { pose: SCOLIOSIS_POSES.lumbar, side: "right" },
    escoliose_lombar_esquerda: { pose: SCOLIOSIS_POSES.lumbar, side: "left" },
  },
  pelve: each(PELVIS_POSES),
  quadril: each(HIP_POSES),
  joelho: each(KNEE_POSES),
  pe: each(FOOT_POSES),
};
